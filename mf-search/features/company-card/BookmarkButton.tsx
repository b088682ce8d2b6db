import { addTexts, forgetCompany, rememberCompany, useAppDispatch, useDeviceList } from '@care/contracts';
import { WATCH_LIST_MAX } from '@care/contracts/constants';
import { IconButton, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useState } from 'react';

/** Texts of the lazy-loaded bookmark. */
const bookmarkText = addTexts('search-bookmark', {
  remember: 'Auf diesem Gerät merken: {{name}}',
  kept: 'Gemerkt: ohne Konto und nur in diesem Browser.',
  forgotten: 'Nicht mehr auf diesem Gerät gemerkt.',
  full: 'Auf diesem Gerät sind schon {{max}} Pflegeanbieter gemerkt. Entfernen Sie bitte zuerst einen davon.',
  refused: 'Dieser Browser speichert hier nichts. Mit einem Konto haben Sie Ihre Merkliste überall.',
});

const Place = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--s-1);
  @media (scripting: none) {
    display: none;
  }
  && > [aria-pressed='true'] {
    color: var(--blue-700);
  }
`;
const Problem = styled.p`
  max-width: 15rem;
  padding: var(--s-2) var(--s-3);
  border-radius: var(--r-button);
  background: var(--surface);
  box-shadow: var(--shadow-card);
  font-size: var(--t-meta);
`;

export interface BookmarkButtonProps {
  id: number;
  /** Of the provider, because a list has several of these buttons. */
  name: string;
}

/** Keeps the provider on the watch list of this device, for visitors (PP-28). It sends no request. */
export function BookmarkButton({ id, name }: BookmarkButtonProps) {
  const dispatch = useAppDispatch();
  const isKept = useDeviceList().includes(id);
  const [result, setResult] = useState<'kept' | 'forgotten' | 'full' | 'refused'>();
  const toggle = () =>
    setResult(isKept ? (dispatch(forgetCompany(id)) ? 'forgotten' : 'refused') : dispatch(rememberCompany(id)));
  const Status = result === 'full' || result === 'refused' ? Problem : VisuallyHidden;
  return (
    <Place>
      <IconButton icon={Heart} floating label={bookmarkText('remember', { name })} pressed={isKept} onClick={toggle} />
      <Status role="status">{result && bookmarkText(result, { max: WATCH_LIST_MAX })}</Status>
    </Place>
  );
}
