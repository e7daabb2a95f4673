/// The table of the cities without a rank.
extension CityNames {
  /// The cities of the table of time zones that have no rank: a search lists them after all others. Each line has a
  /// zone, and the names of its city in other languages. The names are the exemplar cities of the Unicode CLDR
  /// (https://cldr.unicode.org).
  static let others = """
    America/Adak|Адак|Άντακ|アダック|埃达克|에이닥|أداك
    Asia/Aden|Аден|Άντεν|アデン|亚丁|아덴|عدن
    Asia/Anadyr|Anadyr’|Анадырь|Αναντίρ|アナディリ|阿纳德尔|아나디리|أندير
    Europe/Andorra|Andorre|Andora|Андорра|Ανδόρα|アンドラ|安道尔|안도라|أندورا
    America/Anguilla|Anguila|Ангилья|Ανγκουίλα|アンギラ|安圭拉|앙귈라|أنغويلا
    Indian/Antananarivo|Antananarywa|Антананариву|Ανταναναρίβο|アンタナナリボ|安塔那那利佛|안타나나리보|أنتاناناريفو
    America/Antigua|Антигуа|Αντίγκουα|アンティグア|安提瓜|안티과|أنتيغوا
    Pacific/Apia|Апиа|Απία|アピア|阿皮亚|아피아|أبيا
    Asia/Aqtau|Aktaou|Aktau|Актау|Ακτάου|アクタウ|阿克套|아크타우|أكتاو
    Asia/Aqtobe|Aktobe|Aktioubinsk|Aktiubińsk|Актобе|Ακτόμπε|アクトベ|阿克托别|악토브|أكتوب
    America/Araguaina|Арагуаина|Αραγκουάινα|アラグァイナ|阿拉瓜伊纳|아라과이나|أروجوانيا
    America/Aruba|Аруба|Αρούμπα|アルバ|阿鲁巴|아루바|أروبا
    Africa/Asmara|Асмэра|Ασμάρα|アスマラ|阿斯马拉|아스메라|أسمرة
    Europe/Astrakhan|Astrachan|Astracán|Astracã|Астрахань|Αστραχάν|アストラハン|阿斯特拉罕|아스트라한|أستراخان
    America/Atikokan|Корал-Харбор|Ατικόκαν|アティコカン|阿蒂科肯|코랄하버|كورال هاربر
    Asia/Atyrau|Atyraou|Атырау|Ατιράου|アティラウ|阿特劳|아티라우|أتيراو
    America/Bahia|Salvador|Баия|Μπαΐα|バイーア|巴伊亚|바히아|باهيا
    America/Bahia_Banderas|Bahia de Banderas|Баия-де-Бандерас|Μπαΐα ντε Μπαντέρας|バイアバンデラ|巴伊亚班德拉斯|바이아 반데라스|باهيا بانديراس
    Africa/Bangui|Bangi|Банги|Μπανγκί|バンギ|班吉|방기|بانغوي
    Africa/Banjul|Bandżul|Банжул|Μπανζούλ|バンジュール|班珠尔|반줄|بانجول
    America/Barbados|La Barbade|Барбадос|Μπαρμπέιντος|バルバドス|巴巴多斯|바베이도스|بربادوس
    Asia/Barnaul|Barnauł|Барнаул|Μπαρναούλ|バルナウル|巴尔瑙尔|바르나울|بارناول
    America/Belem|Belén|Белен|Μπελέμ|ベレン|贝伦|벨렘|بلم
    America/Belize|Belice|Белиз|Μπελίζ|ベリーズ|伯利兹|벨리즈|بليز
    Atlantic/Bermuda|Bermudes|Bermudas|Bermudy|Бермудские о-ва|Βερμούδες|バミューダ|百慕大|버뮤다|برمودا
    America/North_Dakota/Beulah|Бойла|Μπέουλα|ノースダコタ州ビューラー|北达科他州比尤拉|베라|بيولا
    Africa/Bissau|Bisáu|Бисау|Μπισάου|ビサウ|比绍|비사우|بيساو
    America/Blanc-Sablon|Бланк-Саблон|Μπλαν Σαμπλόν|ブラン・サブロン|布兰克萨布隆|블랑 사블롱|بلانك-سابلون
    Africa/Blantyre|Блантайр|Μπλαντάιρ|ブランタイヤ|布兰太尔|블랜타이어|بلانتاير
    America/Boa_Vista|Боа-Виста|Μπόα Βίστα|ボアビスタ|博阿维斯塔|보아 비스타|باو فيستا
    America/Boise|Бойсе|Μπόιζι|ボイシ|博伊西|보이시|بويس
    Pacific/Bougainville|Wyspa Bougainville’a|Бугенвиль|Μπουγκενβίλ|ブーゲンビル|布干维尔|부갱빌|بوغانفيل
    Africa/Brazzaville|Браззавиль|Μπραζαβίλ|ブラザビル|布拉柴维尔|브라자빌|برازافيل
    Australia/Broken_Hill|Брокен-Хилл|Μπρόκεν Χιλ|ブロークンヒル|布罗肯希尔|브로컨힐|بروكن هيل
    Asia/Brunei|Brunei Darussalam|Бруней|Μπρουνέι|ブルネイ|文莱|브루나이|بروناي
    Africa/Bujumbura|Bużumbura|Бужумбура|Μπουζουμπούρα|ブジュンブラ|布琼布拉|부줌부라|بوجومبورا
    Europe/Busingen|Büsingen am Hochrhein|Бюзинген-на-Верхнем-Рейне|Μπίσινγκεν|ビュージンゲン|布辛根|뷔지겐|بوسنغن
    America/Cambridge_Bay|Кеймбридж-Бей|Κέμπριτζ Μπέι|ケンブリッジベイ|剑桥湾|케임브리지 베이|كامبرديج باي
    America/Campo_Grande|Кампу-Гранди|Κάμπο Γκράντε|カンポグランデ|大坎普|캄포 그란데|كومبو جراند
    America/Cancun|Канкун|Κανκούν|カンクン|坎昆|칸쿤|كانكون
    Atlantic/Cape_Verde|Cabo Verde|Cap-Vert|Capo Verde|Republika Zielonego Przylądka|Кабо-Верде|Πράσινο Ακρωτήριο|カーボベルデ|佛得角|카보 베르데|الرأس الأخضر
    Antarctica/Casey|Кейси|Κάσεϊ|ケーシー基地|卡塞|케이시|كاساي
    America/Argentina/Catamarca|Катамарка|Καταμάρκα|カタマルカ|卡塔马卡|카타마르카|كاتاماركا
    America/Cayenne|Cayena|Caienna|Caiena|Kajenna|Кайенна|Καγιέν|カイエンヌ|卡宴|카옌|كايين
    America/Cayman|Kaimaninseln|Caïmans|Caimán|Kajmany|Острова Кайман|Κέιμαν|ケイマン|开曼|케이맨|كايمان
    America/North_Dakota/Center|Центр|Σέντερ|ノースダコタ州センター|北达科他州申特|سنتر
    Africa/Ceuta|Сеута|Θέουτα|セウタ|休达|세우타|سيتا
    Indian/Chagos|Czagos|Чагос|Τσάγκος|チャゴス|查戈斯|차고스|تشاغوس
    Pacific/Chatham|Chatnam|Чатем|Τσάταμ|チャタム|查塔姆|채텀|تشاثام
    America/Chihuahua|Чиуауа|Τσιουάουα|チワワ|奇瓦瓦|치와와|تشيواوا
    Asia/Chita|Tschita|Tchita|Čita|Czyta|Чита|Τσιτά|チタ|赤塔|치타|تشيتا
    Indian/Christmas|Weihnachtsinsel|Navidad|Wyspa Bożego Narodzenia|о-в Рождества|Νήσος Χριστουγέννων|クリスマス島|圣诞岛|크리스마스|كريسماس
    Pacific/Chuuk|Трук|Τσουκ|チューク|特鲁克群岛|트루크|ترك
    America/Ciudad_Juarez|Сьюдад-Хуарес|Σιουδάδ Χουάρες|シウダー・フアレス|华雷斯城|시우다드후아레스|سيوداد خواريز
    Indian/Cocos|Wyspy Kokosowe|Кокосовые о-ва|Κόκος|ココス諸島|可可斯|코코스|كوكوس
    Indian/Comoro|Komoren|Comores|Comoras|Comore|Komory|Коморы|Κομόρο|コモロ|科摩罗|코모로|جزر القمر
    Africa/Conakry|Conakri|Conacri|Konakry|Конакри|Κόνακρι|コナクリ|科纳克里|코나크리|كوناكري
    America/Argentina/Cordoba|Кордова|Κόρδοβα|コルドバ|科尔多瓦|코르도바|كوردوبا
    America/Costa_Rica|Kostaryka|Коста-Рика|Κόστα Ρίκα|コスタリカ|哥斯达黎加|코스타리카|كوستاريكا
    America/Creston|Крестон|Κρέστον|クレストン|克雷斯顿|크레스톤|كريستون
    America/Cuiaba|Куяба|Κουιαμπά|クイアバ|库亚巴|쿠이아바|كيابا
    America/Curacao|Curazao|Кюрасао|Κουρασάο|キュラソー|库拉索|퀴라소|كوراساو
    America/Danmarkshavn|Денмарксхавн|Ντανμαρκσάβν|デンマークシャウン|丹马沙文|덴마크샤븐|دانمرك شافن
    Australia/Darwin|Дарвин|Ντάργουιν|ダーウィン|达尔文|다윈|دارون
    Antarctica/Davis|Дейвис|Ντέιβις|デービス基地|戴维斯|데이비스|دافيز
    America/Dawson|Доусон|Ντόσον|ドーソン|道森|도슨|داوسان
    America/Dawson_Creek|Доусон-Крик|Ντόσον Κρικ|ドーソンクリーク|道森克里克|도슨크릭|داوسن كريك
    Asia/Dili|Дили|Ντίλι|ディリ|帝力|딜리|ديلي
    Africa/Djibouti|Dschibuti|Yibuti|Gibuti|Djibuti|Dżibuti|Джибути|Τζιμπουτί|ジブチ|吉布提|지부티|جيبوتي
    America/Dominica|Dominique|Dominika|Доминика|Ντομίνικα|ドミニカ|多米尼加|도미니카|دومينيكا
    Africa/Douala|Duala|Дуала|Ντουάλα|ドゥアラ|杜阿拉|두알라|دوالا
    Antarctica/DumontDUrville|Dumont d’Urville|Dumont-d’Urville|Дюмон-д’Юрвиль|Ντιμόν ντ’ Ουρβίλ|デュモン・デュルヴィル基地|迪蒙·迪维尔|뒤몽 뒤르빌|دي مونت دو روفيل
    Pacific/Easter|Osterinsel|Île de Pâques|Isla de Pascua|Pasqua|Ilha de Páscoa|Wyspa Wielkanocna|о-в Пасхи|Νήσος Πάσχα|イースター島|复活节岛|이스터 섬|استر
    America/Edmonton|Эдмонтон|Έντμοντον|エドモントン|埃德蒙顿|에드먼턴|ايدمونتون
    Pacific/Efate|Эфате|Εφάτε|エフェテ島|埃法特|에파테|إيفات
    America/Eirunepe|Эйрунепе|Εϊρουνεπέ|エイルネペ|依伦尼贝|아이루네페|ايرونبي
    Africa/El_Aaiun|Laâyoune|El Ayun|Al-Ujun|Эль-Аюн|Ελ Αγιούν|アイウン|阿尤恩|엘아이운|العيون
    America/El_Salvador|Salwador|Сальвадор|Ελ Σαλβαδόρ|エルサルバドル|萨尔瓦多|엘살바도르|السلفادور
    Australia/Eucla|Юкла|Γιούκλα|ユークラ|尤克拉|유클라|أوكلا
    Pacific/Fakaofo|Факаофо|Φακαόφο|ファカオフォ|法考福|파카오푸|فاكاوفو
    Asia/Famagusta|Famagouste|Famagosta|Фамагуста|Αμμόχωστος|ファマグスタ|法马古斯塔|파마구스타|فاماغوستا
    Pacific/Fiji|Fidschi|Fidji|Fiyi|Figi|Fidżi|Фиджи|Φίτζι|フィジー|斐济|피지|فيجي
    America/Fort_Nelson|Форт Нельсон|Φορτ Νέλσον|フォートネルソン|纳尔逊堡|포트 넬슨|فورت نيلسون
    America/Fortaleza|Форталеза|Φορταλέζα|フォルタレザ|福塔雷萨|포르탈레자|فورتاليزا
    Africa/Freetown|Фритаун|Φρίταουν|フリータウン|弗里敦|프리타운|فري تاون
    Pacific/Funafuti|Фунафути|Φουναφούτι|フナフティ|富纳富提|푸나푸티|فونافوتي
    Africa/Gaborone|Габороне|Γκαμπορόνε|ハボローネ|哈博罗内|가보로네|غابورون
    Pacific/Galapagos|Галапагосские о-ва|Γκαλάπαγκος|ガラパゴス|加拉帕戈斯|갈라파고스|جلاباجوس
    Pacific/Gambier|Wyspy Gambiera|о-ва Гамбье|Γκάμπιερ|ガンビエ諸島|甘比尔|감비어|جامبير
    Asia/Gaza|Газа|Γάζα|ガザ|加沙|가자|غزة
    Europe/Gibraltar|Gibilterra|Гибралтар|Γιβραλτάρ|ジブラルタル|直布罗陀|지브롤터|جبل طارق
    America/Glace_Bay|Глейс-Бей|Γκλέις Μπέι|グレースベイ|格莱斯贝|글라스베이|جلاس باي
    America/Goose_Bay|Гус-Бей|Γκους Μπέι|グースベイ|古斯湾|구즈베이|جوس باي
    America/Grand_Turk|Gran Turca|Гранд-Терк|Γκραντ Τουρκ|グランドターク|大特克|그랜드 터크|غراند ترك
    America/Grenada|Grenade|Granada|Гренада|Γρενάδα|グレナダ|格林纳达|그레나다|غرينادا
    Pacific/Guadalcanal|Гуадалканал|Γκουανταλκανάλ|ガダルカナル|瓜达尔卡纳尔|과달카날|غوادالكانال
    America/Guadeloupe|Guadalupe|Guadalupa|Gwadelupa|Гваделупа|Γουαδελούπη|グアドループ|瓜德罗普|과들루프|غوادلوب
    Pacific/Guam|Гуам|Γκουάμ|グアム|关岛|괌|غوام
    Europe/Guernsey|Guernesey|Гернси|Γκέρνζι|ガーンジー|根西岛|건지|غيرنزي
    America/Guyana|Guiana|Gujana|Гайана|Γουιάνα|ガイアナ|圭亚那|가이아나|غيانا
    America/Halifax|Галифакс|Χάλιφαξ|ハリファクス|哈利法克斯|핼리팩스|هاليفاكس
    Asia/Hebron|Хеврон|Χεβρώνα|ヘブロン|希伯伦|헤브론|هيبرون (مدينة الخليل)
    America/Hermosillo|Эрмосильо|Ερμοσίγιο|エルモシヨ|埃莫西约|에르모시요|هيرموسيلو
    Asia/Hovd|Chowd|Kobdo|Ховд|Χοβντ|ホブド|科布多|호브드|هوفد
    America/Indiana/Indianapolis|Индианаполис|Ιντιανάπολις|インディアナポリス|印第安纳波利斯|인디애나폴리스|إنديانابوليس
    America/Inuvik|Инувик|Ινούβικ|イヌヴィク|伊努维克|이누빅|اينوفيك
    America/Iqaluit|Икалуит|Ικαλούιτ|イカルイット|伊魁特|이칼루이트|اكويلت
    Europe/Isle_of_Man|Île de Man|Isla de Man|Isola di Man|Ilha de Man|Wyspa Man|о-в Мэн|Νήσος του Μαν|マン島|马恩岛|맨섬|جزيرة مان
    America/Jamaica|Jamaika|Jamaïque|Giamaica|Jamajka|Ямайка|Τζαμάικα|ジャマイカ|牙买加|자메이카|جامايكا
    Asia/Jayapura|Джаяпура|Τζαγιαπούρα|ジャヤプラ|查亚普拉|자야푸라|جايابيورا
    Europe/Jersey|Джерси|Τζέρσεϊ|ジャージー|泽西岛|저지|جيرسي
    Africa/Juba|Giuba|Dżuba|Джуба|Τζούμπα|ジュバ|朱巴|주바|جوبا
    America/Argentina/Jujuy|Жужуй|Χουχούι|フフイ|胡胡伊|후후이|جوجو
    America/Juneau|Джуно|Τζούνο|ジュノー|朱诺|주노|جوني
    Asia/Kamchatka|Kamtschatka|Kamtchatka|Kamczatka|Петропавловск-Камчатский|Καμτσάτκα|カムチャッカ|堪察加|캄차카|كامتشاتكا
    Pacific/Kanton|Canton|Кантон|Καντών|カントン島|坎顿岛|칸톤|كانتون
    Indian/Kerguelen|Wyspy Kerguelena|Кергелен|Κεργκελέν|ケルゲレン諸島|凯尔盖朗|케르켈렌|كيرغويلين
    Asia/Khandyga|Chandyga|Khandiga|Хандыга|Χαντίγκα|ハンドゥイガ|汉德加|한디가|خانديجا
    Pacific/Kiritimati|Киритимати|Κιριτιμάτι|キリスィマスィ島|基里地马地岛|키리티마티|كيريتي ماتي
    Europe/Kirov|Kirow|Киров|Κίροφ|キーロフ|基洛夫|키로프|كيروف
    America/Indiana/Knox|Нокс|Νοξ|インディアナ州ノックス|印第安纳州诺克斯|녹스|كونكس
    Pacific/Kosrae|Косрае|Κόσραϊ|コスラエ|库赛埃|코스레|كوسرا
    America/Kralendijk|Кралендейк|Κράλεντικ|クラレンダイク|克拉伦代克|크라렌디즈크|كرالنديك
    Asia/Kuching|Кучинг|Κουτσίνγκ|クチン|古晋|쿠칭|كيشينج
    Pacific/Kwajalein|Кваджалейн|Κουατζαλέιν|クェゼリン|夸贾林|콰잘렌|كواجالين
    America/Argentina/La_Rioja|Ла-Риоха|Λα Ριόχα|ラリオハ|拉里奥哈|라 리오하|لا ريوجا
    Africa/Libreville|Либревиль|Λιμπρεβίλ|リーブルヴィル|利伯维尔|리브르빌|ليبرفيل
    Australia/Lindeman|Линдеман|Λίντεμαν|リンデマン|林德曼|린데만|ليندمان
    Africa/Lome|Ломе|Λομέ|ロメ|洛美|로메|لومي
    Arctic/Longyearbyen|Лонгйир|Λόνγκιεαρμπιεν|ロングイェールビーン|朗伊尔城|롱이어비엔|لونجيربين
    Australia/Lord_Howe|Лорд-Хау|Λορντ Χάου|ロードハウ|豪勋爵岛|로드 하우|لورد هاو
    America/Kentucky/Louisville|Луисвилл|Λούιβιλ|ルイビル|路易斯维尔|루이빌|لويس فيل
    America/Lower_Princes|Lower Prince’s Quarter|Лоуэр-Принс-Куотер|ローワー・プリンセズ・クウォーター|下太子区|로워 프린스 쿼터|حي الأمير السفلي
    Africa/Lubumbashi|Лубумбаши|Λουμπουμπάσι|ルブンバシ|卢本巴希|루붐바시|لومبباشا
    America/Maceio|Масейо|Μασεϊό|マセイオ|马塞约|마세이오|ماشيو
    Antarctica/Macquarie|Маккуори|Μακουάρι|マッコリー|麦格理|맥쿼리|ماكواري
    Atlantic/Madeira|Madère|Madera|Мадейра|Μαδέρα|マデイラ|马德拉|마데이라|ماديرا
    Asia/Magadan|Магадан|Μαγκαντάν|マガダン|马加丹|마가단|مجادن
    Indian/Mahe|Маэ|Μάχε|マヘ|马埃岛|마헤|ماهي
    Pacific/Majuro|Маджуро|Ματζούρο|マジュロ|马朱罗|마주로|ماجورو
    Asia/Makassar|Macassar|Makasar|Макасар|Μακασάρ|マカッサル|望加锡|마카사르|ماكسار
    Africa/Malabo|Малабо|Μαλάμπο|マラボ|马拉博|말라보|مالابو
    Indian/Maldives|Malediven|Maldivas|Maldive|Malediwy|Мальдивы|Μαλδίβες|モルディブ|马尔代夫|몰디브|المالديف
    America/Managua|Манагуа|Μανάγκουα|マナグア|马那瓜|마나과|ماناغوا
    America/Manaus|Manaos|Манаус|Μανάους|マナウス|马瑙斯|마나우스|ماناوس
    America/Indiana/Marengo|Маренго|Μαρένγκο|インディアナ州マレンゴ|印第安纳州马伦戈|머렝고|مارنجو
    Europe/Mariehamn|Maarianhamina|Мариехамн|Μάριεχαμν|マリエハムン|玛丽港|마리에함|ماريهامن
    America/Marigot|Мариго|Μαριγκό|マリゴ|马里戈特|마리곳|ماريغوت
    Pacific/Marquesas|Marquises|Marchesi|Markizy|Маркизские о-ва|Μαρκέζας|マルキーズ|马克萨斯|마퀘사스|ماركيساس
    America/Martinique|Martinica|Martynika|Мартиника|Μαρτινίκα|マルティニーク|马提尼克|마티니크|المارتينيك
    Africa/Maseru|Масеру|Μασέρου|マセル|马塞卢|마세루|ماسيرو
    America/Matamoros|Матаморос|Ματαμόρος|マタモロス|马塔莫罗斯|마타모로스|ماتاموروس
    Indian/Mauritius|Maurice|Mauricio|Маврикий|Μαυρίκιος|モーリシャス|毛里求斯|모리셔스|موريشيوس
    Antarctica/Mawson|Моусон|Μόσον|モーソン基地|莫森|모슨|ماوسون
    Indian/Mayotte|Majotta|Майотта|Μαγιότ|マヨット|马约特|메요트|مايوت
    America/Mazatlan|Масатлан|Μαζατλάν|マサトラン|马萨特兰|마사틀란|مازاتلان
    Africa/Mbabane|Мбабане|Μπαμπάνε|ムババーネ|姆巴巴纳|음바바네|مباباني
    Antarctica/McMurdo|Мак-Мердо|Μακμέρντο|マクマード基地|麦克默多|맥머도|ماك موردو
    America/Argentina/Mendoza|Мендоса|Μεντόζα|メンドーサ|门多萨|멘도사|ميندوزا
    America/Menominee|Меномини|Μενομίνε|メノミニー|梅诺米尼|메노미니|مينوميني
    America/Merida|Мерида|Μέριδα|メリダ|梅里达|메리다|ميريدا
    America/Metlakatla|Метлакатла|Μετλακάτλα|メトラカトラ|梅特拉卡特拉|메틀라카틀라|ميتلاكاتلا
    Pacific/Midway|о-ва Мидуэй|Μίντγουεϊ|ミッドウェー島|中途岛|미드웨이|ميدواي
    America/Miquelon|Микелон|Μικελόν|ミクロン島|密克隆|미클롱|مكويلون
    America/Moncton|Монктон|Μόνκτον|モンクトン|蒙克顿|몽턴|وينكتون
    Africa/Monrovia|Монровия|Μονρόβια|モンロビア|蒙罗维亚|몬로비아|مونروفيا
    America/Monterrey|Монтеррей|Μοντερέι|モンテレイ|蒙特雷|몬테레이|مونتيري
    America/Kentucky/Monticello|Монтиселло|Μοντιτσέλο|ケンタッキー州モンティチェロ|肯塔基州蒙蒂塞洛|몬티첼로|مونتيسيلو
    America/Montserrat|Монтсеррат|Μονσεράτ|モントセラト|蒙特塞拉特|몬세라트|مونتسيرات
    America/Nassau|Нассау|Νασάου|ナッソー|拿骚|나소|ناسو
    Pacific/Nauru|Науру|Ναούρου|ナウル|瑙鲁|나우루|ناورو
    Africa/Ndjamena|N’Djamena|Yamena|Ndżamena|Нджамена|Ντζαμένα|ンジャメナ|恩贾梅纳|엔자메나|نجامينا
    America/North_Dakota/New_Salem|New Salen|Нью-Сейлем|Νιου Σέιλεμ|ノースダコタ州ニューセーラム|北达科他州新塞勒姆|뉴살렘|نيو ساليم
    Africa/Niamey|Ниамей|Νιαμέι|ニアメ|尼亚美|니아메|نيامي
    Pacific/Niue|Ниуэ|Νιούε|ニウエ|纽埃|니우에|نيوي
    America/Nome|Ном|Νόμε|ノーム|诺姆|놈|نوم
    Pacific/Norfolk|Норфолк|Νόρφολκ|ノーフォーク島|诺福克|노퍽|نورفولك
    America/Noronha|Fernando de Noronha|Норонья|Νορόνια|ノローニャ|洛罗尼亚|노롱야|نوروناه
    Africa/Nouakchott|Nuakchot|Nawakszut|Нуакшот|Νουακσότ|ヌアクショット|努瓦克肖特|누악쇼트|نواكشوط
    Pacific/Noumea|Numea|Нумеа|Νουμέα|ヌメア|努美阿|누메아|نوميا
    Asia/Novokuznetsk|Nowokuznetsk|Novokuzneck|Nowokuźnieck|Новокузнецк|Νοβοκουζνέτσκ|ノヴォクズネツク|新库兹涅茨克|노보쿠즈네츠크|نوفوكوزنتسك
    America/Nuuk|Нуук|Νουούκ|ヌーク|努克|고드호프|غودثاب
    America/Ojinaga|Охинага|Οχινάγκα|オヒナガ|奥希纳加|오히나가|أوجيناجا
    Asia/Oral|Ouralsk|Uralsk|Уральск|Οράλ|オラル|乌拉尔|오랄|أورال
    Africa/Ouagadougou|Uagadugú|Wagadugu|Уагадугу|Ουαγκαντούγκου|ワガドゥグー|瓦加杜古|와가두구|واغادوغو
    Pacific/Pago_Pago|Паго-Паго|Πάγκο Πάγκο|パゴパゴ|帕果帕果|파고파고|باغو باغو
    Pacific/Palau|Palaos|Палау|Παλάου|パラオ|帕劳|팔라우|بالاو
    Antarctica/Palmer|Палмер|Πάλμερ|パーマー基地|帕尔默|파머|بالمير
    America/Paramaribo|Парамарибо|Παραμαρίμπο|パラマリボ|帕拉马里博|파라마리보|باراماريبو
    America/Indiana/Petersburg|Питерсберг|Πίτερσμπεργκ|インディアナ州ピーターズバーグ|印第安纳州彼得斯堡|피츠버그|بيترسبرغ
    Pacific/Pitcairn|Питкэрн|Πίτκερν|ピトケアン諸島|皮特凯恩|핏케언|بيتكيرن
    Pacific/Pohnpei|Понпеи|Πονάπε|ポンペイ島|波纳佩岛|포나페|باناب
    Asia/Pontianak|Понтианак|Πόντιανακ|ポンティアナック|坤甸|폰티아나크|بونتيانك
    America/Port-au-Prince|Puerto Príncipe|Porto Príncipe|Порт-о-Пренс|Πορτ-ο-Πρενς|ポルトープランス|太子港|포르토프랭스|بورت أو برنس
    Pacific/Port_Moresby|Порт-Морсби|Πορτ Μόρεσμπι|ポートモレスビー|莫尔兹比港|포트모르즈비|بور مورسبي
    America/Port_of_Spain|Port-d’Espagne|Puerto España|Port-of-Spain|Порт-оф-Спейн|Πορτ οφ Σπέιν|ポートオブスペイン|西班牙港|포트오브스페인|بورت أوف سبين
    Africa/Porto-Novo|Porto Novo|Portonovo|Порто-Ново|Πόρτο-Νόβο|ポルトノボ|波多诺伏|포르토노보|بورتو نوفو
    America/Porto_Velho|Порту-Велью|Πόρτο Βέλιο|ポルトベーリョ|波多韦柳|포르토벨료|بورتو فيلو
    America/Puerto_Rico|Porto Rico|Portorico|Portoryko|Пуэрто-Рико|Πουέρτο Ρίκο|プエルトリコ|波多黎各|푸에르토리코|بورتوريكو
    America/Punta_Arenas|Пунта-Аренас|Πούντα Αρένας|プンタアレナス|蓬塔阿雷纳斯|푼타아레나스|بونتا أريناز
    Asia/Qostanay|Qostanai|Kostanaï|Kustanaj|Костанай|Κοστανάι|コスタナイ|库斯塔奈|코스타나이|قوستاناي
    Asia/Qyzylorda|Qysylorda|Kzyl Orda|Kyzylorda|Kyzyłorda|Кызылорда|Κιζιλορντά|クズロルダ|克孜洛尔达|키질로르다|كيزيلوردا
    America/Rankin_Inlet|Ранкин-Инлет|Ράνκιν Ίνλετ|ランキンインレット|兰今湾|랭킹 인렛|رانكن انلت
    Pacific/Rarotonga|Раротонга|Ραροτόνγκα|ラロトンガ|拉罗汤加|라로통가|راروتونغا
    America/Recife|Ресифи|Ρεσίφε|レシフェ|累西腓|레시페|ريسيف
    America/Regina|Реджайна|Ρετζάινα|レジャイナ|里贾纳|리자이나|ريجينا
    America/Resolute|Резольют|Ρέζολουτ|レゾリュート|雷索卢特|리졸루트|ريزولوت
    Indian/Reunion|La Réunion|La Riunione|Reunião|Реюньон|Ρεϊνιόν|レユニオン|留尼汪|레위니옹|ريونيون
    America/Rio_Branco|Риу-Бранку|Ρίο Μπράνκο|リオブランコ|里奥布郎库|히우 브랑쿠|ريوبرانكو
    America/Argentina/Rio_Gallegos|Рио-Гальегос|Ρίο Γκαγιέγκος|リオガジェゴス|里奥加耶戈斯|리오 가예고스|ريو جالييوس
    Antarctica/Rothera|Ротера|Ρόθερα|ロゼラ基地|罗瑟拉|로데라|روثيرا
    Pacific/Saipan|Сайпан|Σαϊπάν|サイパン|塞班|사이판|سايبان
    Asia/Sakhalin|Sachalin|Sakhaline|Sajalín|Sacalina|о-в Сахалин|Σαχαλίνη|サハリン|萨哈林|사할린|سكالين
    America/Argentina/Salta|Сальта|Σάλτα|サルタ|萨尔塔|살타|سالطا
    America/Argentina/San_Juan|Сан-Хуан|Σαν Χουάν|サンファン|圣胡安|산후안|سان خوان
    America/Argentina/San_Luis|Сан-Луис|Σαν Λούις|サンルイス|圣路易斯|산루이스|سان لويس
    Europe/San_Marino|Saint-Marin|Сан-Марино|Άγιος Μαρίνος|サンマリノ|圣马力诺|산마리노|سان مارينو
    America/Santarem|Сантарен|Σανταρέμ|サンタレム|圣塔伦|산타렘|سانتاريم
    Africa/Sao_Tome|Santo Tomé|Сан-Томе|Σάο Τομέ|サントメ|圣多美|상투메|ساو تومي
    Europe/Saratov|Saratow|Саратов|Σαράτοφ|サラトフ|萨拉托夫|사라토프|ساراتوف
    America/Scoresbysund|Ittoqqortoormiit|Скорсбисунн|Σκορεσμπίσουντ|イトコルトルミット|斯科列斯比桑德|스코레스바이선드|سكورسبيسند
    America/Sitka|Ситка|Σίτκα|シトカ|锡特卡|싯카|سيتكا
    Atlantic/South_Georgia|Südgeorgien|Géorgie du Sud|Georgia del Sur|Georgia del Sud|Geórgia do Sul|Georgia Południowa|Южная Георгия|Νότια Γεωργία|サウスジョージア|南乔治亚|사우스조지아|جورجيا الجنوبية
    Asia/Srednekolymsk|Srednekolimsk|Sriedniekołymsk|Среднеколымск|Σρεντνεκολίμσκ|スレドネコリムスク|中科雷姆斯克|스레드네콜림스크|سريدنكوليمسك
    America/St_Barthelemy|Saint-Barthélemy|San Bartolomé|São Bartolomeu|Сен-Бартелеми|Άγιος Βαρθολομαίος|サン・バルテルミー|圣巴泰勒米岛|생바르텔레미|سانت بارتيليمي
    Atlantic/St_Helena|St. Helena|Sainte-Hélène|Santa Elena|Sant’Elena|Santa Helena|Święta Helena|о-в Святой Елены|Αγ. Ελένη|セントヘレナ|圣赫勒拿|세인트 헬레나|سانت هيلينا
    America/St_Johns|St. John’s|Saint-Jean de Terre-Neuve|San Juan de Terranova|Saint John’s|Сент-Джонс|Σεν Τζονς|セントジョンズ|圣约翰斯|세인트존스|سانت جونس
    America/St_Kitts|St. Kitts|Saint-Christophe|San Cristóbal|São Cristóvão|Saint Kitts|Сент-Китс|Σεν Κιτς|セントクリストファー|圣基茨|세인트키츠|سانت كيتس
    America/St_Lucia|St. Lucia|Sainte-Lucie|Santa Lucía|Saint Lucia|Сент-Люсия|Αγία Λουκία|セントルシア|圣卢西亚|세인트루시아|سانت لوشيا
    America/St_Thomas|St. Thomas|Saint-Thomas|Saint Thomas|Сент-Томас|Άγιος Θωμάς|セントトーマス|圣托马斯|세인트토마스|سانت توماس
    America/St_Vincent|St. Vincent|Saint-Vincent|San Vicente|Saint Vincent|São Vicente|Сент-Винсент|Άγιος Βικέντιος|セントビンセント|圣文森特|세인트빈센트|سانت فنسنت
    Atlantic/Stanley|Стэнли|Στάνλεϊ|スタンレー|斯坦利|스탠리|استانلي
    America/Swift_Current|Свифт-Керрент|Σουίφτ Κάρεντ|スウィフトカレント|斯威夫特卡伦特|스위프트커런트|سوفت كارنت
    Antarctica/Syowa|Showa|Сёва|Σίοβα|昭和基地|昭和|쇼와|سايووا
    Pacific/Tahiti|Taiti|Таити|Ταϊτή|タヒチ|塔希提|타히티|تاهيتي
    Pacific/Tarawa|Taraua|Тарава|Ταράουα|タラワ|塔拉瓦|타라와|تاراوا
    America/Tegucigalpa|Тегусигальпа|Τεγκουσιγκάλπα|テグシガルパ|特古西加尔巴|테구시갈파|تيغوسيغالبا
    America/Indiana/Tell_City|Телл-Сити|Τελ Σίτι|インディアナ州テルシティ|印第安纳州特尔城|텔시티|مدينة تل
    Asia/Thimphu|Timbu|Тхимпху|Θίμφου|ティンプー|廷布|팀부|تيمفو
    America/Thule|Qaanaaq|Туле|Θούλη|チューレ|图勒|툴레|ثيل
    America/Tijuana|Тихуана|Τιχουάνα|ティフアナ|蒂华纳|티후아나|تيخوانا
    Asia/Tomsk|Томск|Τομσκ|トムスク|托木斯克|톰스크|تومسك
    Pacific/Tongatapu|Тонгатапу|Τονγκατάπου|トンガタプ|东加塔布|통가타푸|تونغاتابو
    America/Tortola|Тортола|Τορτόλα|トルトーラ|托尔托拉|토르톨라|تورتولا
    Antarctica/Troll|Тролль|Τρολ|トロル基地|特罗尔|트롤|ترول
    America/Argentina/Tucuman|Tucumã|Тукуман|Τουκουμάν|トゥクマン|图库曼|투쿠만|تاكمان
    Europe/Ulyanovsk|Uljanowsk|Oulianovsk|Uliánovsk|Ульяновск|Ουλιάνοφσκ|ウリヤノフスク|乌里扬诺夫斯克|울리야노프스크|أوليانوفسك
    America/Argentina/Ushuaia|Ушуая|Ουσουάια|ウシュアイア|乌斯怀亚|우수아이아|أشوا
    Asia/Ust-Nera|Ust’-Nera|Ust-Niera|Усть-Нера|Ουστ-Νερά|ウスチネラ|乌斯内拉|우스티네라|أوست نيرا
    Europe/Vaduz|Вадуц|Βαντούζ|ファドゥーツ|瓦杜兹|파두츠|فادوز
    America/Indiana/Vevay|Вевей|Βιβέι|インディアナ州ビベー|印第安纳州维维市|비비|فيفاي
    America/Indiana/Vincennes|Винсеннес|Βανσέν|インディアナ州ビンセンス|印第安纳州温森斯|빈센스|فينسينس
    Antarctica/Vostok|Wostok|Восток|Βόστοκ|ボストーク基地|沃斯托克|보스토크|فوستوك
    Pacific/Wake|Уэйк|Γουέικ|ウェーク島|威克|웨이크|واك
    Pacific/Wallis|Уоллис|Γουάλις|ウォリス諸島|瓦利斯|월리스|واليس
    America/Whitehorse|Уайтхорс|Γουάιτχορς|ホワイトホース|怀特霍斯|화이트호스|وايت هورس
    America/Indiana/Winamac|Уинамак|Γουίναμακ|インディアナ州ウィナマック|印第安纳州威纳马克|위너맥|ويناماك
    Africa/Windhoek|Windhuk|Виндхук|Βίντχουκ|ウィントフック|温得和克|빈트후크|ويندهوك
    America/Winnipeg|Виннипег|Γουίνιπεγκ|ウィニペグ|温尼伯|위니펙|وينيبيج
    America/Yakutat|Якутат|Γιάκουτατ|ヤクタット|亚库塔特|야쿠타트|ياكوتات
    """
}
