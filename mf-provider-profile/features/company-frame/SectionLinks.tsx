import { useHeldSession } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Link } from '@care/ui';
import styled from '@emotion/styled';
import { profileText } from '../../texts';
import { isHiring } from '../company/visible-parts';
import { MESSAGE_SECTION_ID } from '../contact/WriteButton';
import { COSTS_SECTION_ID, hasCosts } from '../prices/stated-forms';
import { useMayWrite } from '../viewer/use-viewer-role';

/** Where a profile lists the free places. */
export const PLACES_SECTION_ID = 'freie-plaetze';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  padding-top: var(--s-4);
  font-size: var(--t-meta);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }
`;

type Section = [id: string, label: string, exists: boolean];

/** The sections of a profile, and whether this profile has them. */
const sectionsOf = (company: CompanyPage, message: string, mayWrite: boolean): Section[] => [
  [COSTS_SECTION_ID, profileText('sections.costs'), hasCosts(company)],
  ['ueber-uns', profileText('about'), true],
  ['aktivitaeten', profileText('activities'), company.activities.trim() !== ''],
  ['leistungen', profileText('services'), true],
  [PLACES_SECTION_ID, profileText('facts.freePlaces'), company.places !== null],
  ['besonderheiten', profileText('features'), true],
  ['lage', profileText('location.title'), true],
  ['ratings', profileText('sections.ratings'), true],
  ['arbeitgebervorteile', profileText('benefits'), company.benefits.length > 0],
  ['qualifikationen', profileText('qualifications'), company.qualifications.length > 0],
  ['stellen', profileText('jobs.title'), isHiring(company)],
  [MESSAGE_SECTION_ID, message, mayWrite],
];

/** Links to the sections of a long profile, including the message form (PP-05, PP-14). */
export function SectionLinks({ company }: { company: CompanyPage }) {
  const isSignedIn = useHeldSession().status === 'authenticated';
  const message = profileText(isSignedIn ? 'contact.write' : 'contact.form');
  const mayWrite = useMayWrite(company);
  const focusSection = (id: string) => document.getElementById(id)?.closest('section')?.focus({ preventScroll: true });
  return (
    <Row aria-label={profileText('sections.label')} data-print="hide">
      {sectionsOf(company, message, mayWrite).map(
        ([id, label, exists]) =>
          exists && (
            <Link key={id} to={`#${id}`} onClick={() => focusSection(id)}>
              {label}
            </Link>
          ),
      )}
    </Row>
  );
}
