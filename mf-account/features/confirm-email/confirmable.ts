const otherKinds = ['change', 'newsletter'] as const;

/** The subject that a link confirms, according to its URL. Used only for texts; the key decides. */
export type ConfirmationKind = 'email' | (typeof otherKinds)[number];

export const confirmationKindOf = ({ searchParams }: URL): ConfirmationKind =>
  otherKinds.find((kind) => kind === searchParams.get('what')) ?? 'email';
