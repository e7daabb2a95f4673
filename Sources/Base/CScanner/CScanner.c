#include "CScanner.h"
