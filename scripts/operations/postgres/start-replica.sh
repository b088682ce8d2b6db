#!/bin/sh
# Copies the primary at the first start, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=primary --username=postgres --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream
  chmod 700 "$PGDATA"
fi
# Follows again a second after the primary is back; usual are five.
exec postgres -c wal_retrieve_retry_interval=1s
