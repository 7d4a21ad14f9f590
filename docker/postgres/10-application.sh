#!/bin/sh
# Runs once, when the data folder is created. The application gets a role that is no superuser and owns its database alone, so that an attacker
# who controls the application cannot read files or run programs through PostgreSQL. The superuser loses its password, and so cannot sign in over
# the network; to sign in, use: docker compose exec postgres psql -U postgres.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE homewright LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE homewright OWNER homewright;
REVOKE CONNECT ON DATABASE postgres, template1, homewright FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
