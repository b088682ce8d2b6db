/** A hit of a search; the square of the chord is null without a centre. */
export interface Hit {
  id: number;
  chord: number | null;
}

/** The cards of hits, in their order; hits that were deleted in the meantime are left out. */
export async function cardsOf<Row extends { id: number }, Card>(
  hits: readonly Hit[],
  select: (ids: number[]) => Promise<Row[]>,
  card: (row: Row, chord: number | null) => Card,
): Promise<Card[]> {
  if (!hits.length) return [];
  const rows = await select(hits.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id, chord }) => {
    const row = byId.get(id);
    return row ? [card(row, chord)] : [];
  });
}
