import { Button } from '@care/ui';
import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { fieldText } from '../field/texts';
import { isPressing, onPressEnd } from './form-context';

/** The most common mail providers in Germany. */
const commonDomains =
  'gmail.com googlemail.com gmx.de gmx.net web.de t-online.de freenet.de outlook.de outlook.com hotmail.com hotmail.de yahoo.de yahoo.com icloud.com posteo.de mailbox.org arcor.de aol.com 1und1.de online.de'.split(
    ' ',
  );

/** Real providers whose names look like a typing error. */
const similarProviders = ['mail.com', 'ymail.com'];
const otherCountries = ['at', 'be', 'ch', 'cz', 'dk', 'es', 'eu', 'fr', 'ie', 'it', 'nl', 'pl', 'se', 'uk'];

/** The Damerau-Levenshtein distance: the number of missing, additional, wrong and swapped letters. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = (rows[i] = [i]);
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

/** The maximum distance: one in a short domain, two in a longer one. */
const maxDistance = (domain: string): number => (domain.length < 8 ? 1 : 2);

const isOtherCountry = (domain: string, known: string): boolean =>
  otherCountries.some((country) => domain === `${known.split('.')[0]}.${country}`);

/** A correction for an address whose domain is nearly a common one: `name@gmail.com` for `name@gmial.com`. */
export function suggestEmail(email = ''): string | undefined {
  const [, name, typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  const domain = typed.toLowerCase();
  if (!name || domain.length > 20 || commonDomains.includes(domain) || similarProviders.includes(domain))
    return undefined;
  const [nearest] = commonDomains
    .map((known) => ({ known, distance: distanceOf(domain, known) }))
    .filter(({ known, distance }) => distance <= maxDistance(known) && !isOtherCountry(domain, known))
    .sort((a, b) => a.distance - b.distance);
  return nearest && `${name}@${nearest.known}`;
}

/** In the page from the start, so that its later content is announced; takes no space while it is empty. */
const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 0.75rem;
  align-items: center;
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;

interface EmailSuggestionProps {
  value: string | undefined;
  /** Whether the field has the focus; nothing is suggested while typing. */
  active: boolean;
  onAccept: (address: string) => void;
}

/** Below an e-mail field: suggests a correction for a domain that looks mistyped. The form can be sent without it. */
export function EmailSuggestion({ value, active, onAccept }: EmailSuggestionProps) {
  const suggested = suggestEmail(value);
  const pressing = useSyncExternalStore(onPressEnd, isPressing, () => false);
  const [shown, setShown] = useState<string>();
  // The layout must not change during a press, or the click would miss its target.
  const next = active || pressing ? (suggested === shown ? shown : undefined) : suggested;
  if (next !== shown) setShown(next);
  return (
    <Suggestion role="status">
      {shown && (
        <>
          {fieldText('didYouMean', { address: shown })}
          <Button size="small" variant="bgNone" onClick={() => onAccept(shown)}>
            {fieldText('useSuggestion')}
          </Button>
        </>
      )}
    </Suggestion>
  );
}
