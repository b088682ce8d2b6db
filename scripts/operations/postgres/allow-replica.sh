#!/bin/sh
# Runs once, when the primary is created: the replica may copy it and follow it.
set -eu
echo 'host replication postgres 172.28.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
