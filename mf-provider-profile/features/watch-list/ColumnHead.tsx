import { profilePath } from '@care/contracts';
import type { Company } from '@care/contracts/schemas';
import { ButtonLink, Icon, Link, Picture, StandaloneLink } from '@care/ui';
import { defaultPicture, defaultPictureSize } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ChevronDown, Phone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { phoneHref } from '@care/contracts/phone';
import { moveFocusOnRemoval } from '@care/ui/more';
import { watchListText } from './texts';

/** Paper takes the table of wide screens. */
const NARROW = 'screen and (max-width: 767px)';
export const PHONE = `@media ${NARROW}`;

function subscribeToWidth(listener: () => void) {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Phones show two columns; another provider is chosen above each of them. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => window.matchMedia?.(NARROW).matches ?? false);

// The name may take several lines, which a native select cannot; the select lies above it, transparent.
const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.4rem;
  align-items: center;
  min-height: var(--size-field);
  padding: 0.35rem 0.5rem 0.35rem 0.65rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  font-size: var(--t-meta);
  line-height: 1.25;
  hyphens: auto;
  hyphenate-limit-chars: auto;
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
`;

const InHead = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
`;
const SHOWN_PX = 144;
const Framed = styled(Picture)`
  width: ${SHOWN_PX}px;
  aspect-ratio: 1;
  border-radius: 50% 50% 0.75rem 0.75rem / 20% 20% 0.75rem 0.75rem;
  @media print {
    display: none;
  }
`;
interface ColumnHeadProps {
  companies: readonly Company[];
  /** The provider in this column. */
  company: Company;
  /** Starts at 0. */
  column: number;
  isPhone: boolean;
  /** Path of the comparison without this provider; undefined if only two are left. */
  without: string | undefined;
  onChoose: (id: number) => void;
}

/** A provider above its column; phones have a select for another one in its place. */
export const ColumnHead = ({ companies, company, column, isPhone, without, onChoose }: ColumnHeadProps) =>
  isPhone ? (
    <Frame>
      <span aria-hidden="true">{company.name}</span>
      <Icon of={ChevronDown} size="small" />
      <select
        aria-label={watchListText('compare.column', { number: column + 1 })}
        value={company.id}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Frame>
  ) : (
    <InHead>
      <HeadPicture company={company} />
      <Link to={profilePath(company.slug)}>{company.name}</Link>
      {without && <TakeOut name={company.name} to={without} />}
    </InHead>
  );

/** The main image, or the drawing of the first care form; decorative, because the name stands below it. */
function HeadPicture({ company: { id, services, main_image } }: { company: Company }) {
  const { url = defaultPicture(services[0], id), width, height, variants } = main_image ?? {};
  const size = { width: width ?? defaultPictureSize.width, height: height ?? defaultPictureSize.height };
  return <Framed {...size} variants={variants} src={url} alt="" sizes={`${SHOWN_PX}px`} />;
}

const RemoveLink = styled(StandaloneLink)`
  font-size: var(--t-meta);
  font-weight: 400;
`;

/** Link to the comparison without this provider. */
const TakeOut = ({ name, to }: { name: string; to: string }) => (
  <div data-print="hide" ref={moveFocusOnRemoval}>
    <RemoveLink to={to} aria-label={watchListText('compare.takeOutName', { name })}>
      {watchListText('compare.takeOut')}
    </RemoveLink>
  </div>
);

const Actions = styled.div`
  display: grid;
  gap: var(--s-2);
  /* With larger text the icon stands above the word, which would break otherwise. */
  & > a {
    flex-wrap: wrap;
    overflow-wrap: break-word;
  }
`;

interface ContactRowProps {
  columns: readonly Company[];
  isPhone: boolean;
  /** Path of the comparison without one provider; undefined if only two are left. */
  pathWithout: ((id: number) => string) | undefined;
}

/**
 * The last row: ways to call each provider and to open its profile. On phones it also takes a provider out, because the
 * head stays in view there and has no room for it.
 */
export const ContactRow = ({ columns, isPhone, pathWithout }: ContactRowProps) => (
  <tbody data-print="hide">
    <tr>
      <th scope="row">{watchListText('compare.contact')}</th>
      {columns.map(({ id, name, slug, phone }, column) => (
        <td key={column}>
          <Actions>
            {phone && (
              <ButtonLink
                to={phoneHref(phone)}
                icon={Phone}
                variant="secondaryBlue"
                size="small"
                block
                aria-label={watchListText('compare.callName', { name })}
              >
                {watchListText('compare.call')}
              </ButtonLink>
            )}
            <ButtonLink
              to={profilePath(slug)}
              variant="secondaryGray"
              size="small"
              block
              aria-label={watchListText('compare.profileName', { name })}
            >
              {watchListText('compare.profile')}
            </ButtonLink>
            {isPhone && pathWithout && <TakeOut name={name} to={pathWithout(id)} />}
          </Actions>
        </td>
      ))}
    </tr>
  </tbody>
);
