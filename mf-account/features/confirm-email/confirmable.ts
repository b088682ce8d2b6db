const others = ['change', 'newsletter'] as const;

/** What a link says that it confirms; only for the words before the answer, since the key decides. */
export type Confirmable = 'email' | (typeof others)[number];

export const confirmableIn = ({ searchParams }: URL): Confirmable =>
  others.find((what) => what === searchParams.get('what')) ?? 'email';
