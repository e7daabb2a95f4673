-- Installs the schema or updates it, in one transaction. The files of this folder form one text, in the order that
-- schema.S gives. Values that other parts of the program also use are SQL functions, which Values.swift makes.
BEGIN;
SELECT pg_advisory_xact_lock(x'6d73434c'::int);
SET LOCAL client_min_messages = warning;
SET LOCAL check_function_bodies = off;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mainspring') THEN CREATE ROLE mainspring NOLOGIN; END IF;
END $$;
CREATE SCHEMA IF NOT EXISTS mainspring;
SET LOCAL search_path = mainspring;
