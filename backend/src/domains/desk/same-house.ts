import { sql, type RawBuilder } from 'kysely';
import { chordLimit } from '../../platform/geo/distance';
import { squaredChord, vectorOf } from '../../platform/geo/distance-sql';

/** Names that share this part of their trigrams may mean the same house; a further legal form keeps more. */
const SAME_NAME = 0.5;
const SAME_HOUSE_KM = 0.3;

/** How similar the names of two providers of a query are, from 0 to 1. */
export const likenessOf = (one: string, other: string): RawBuilder<number> =>
  sql`similarity(${sql.ref(`${one}.name_norm`)}, ${sql.ref(`${other}.name_norm`)})`;

/**
 * Whether two providers of a query may be the same house: a similar name, the same postcode, and the same street or a
 * position nearby.
 */
export const isLikelySame = (one: string, other: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${one}.zip_code`)} = ${sql.ref(`${other}.zip_code`)} and ${likenessOf(one, other)} >= ${SAME_NAME}
    and (norm_de(${sql.ref(`${one}.street`)}) = norm_de(${sql.ref(`${other}.street`)})
      or ${squaredChord(vectorOf(one), vectorOf(other))} <= ${chordLimit(SAME_HOUSE_KM)}))`;
