import { profilePath } from '@care/contracts';
import { phoneHref } from '@care/contracts/phone';
import type { Company } from '@care/contracts/schemas';
import { ButtonLink, Link } from '@care/ui';
import { moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import { Phone } from 'lucide-react';
import { watchListText } from './texts';

/** Paper takes the table of wide screens. */
export const PHONE = '@media screen and (max-width: 767px)';

const RemoveLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-touch);
  font-size: var(--t-meta);
  font-weight: 400;
`;

/** Link to the comparison without this provider. */
export const TakeOut = ({ name, to }: { name: string; to: string }) => (
  <div data-print="hide" ref={moveFocusOnRemoval}>
    <RemoveLink to={to} aria-label={watchListText('compare.takeOutName', { name })}>
      {watchListText('compare.takeOut')}
    </RemoveLink>
  </div>
);

/** Phones show the first two columns; another provider is chosen above each of them. */
export const SHOWN_ON_PHONES = 2;

/** The value of `data-further`: columns with it are hidden on phones. */
export const isFurther = (column: number) => (column < SHOWN_ON_PHONES ? undefined : true);

const Actions = styled.div`
  display: grid;
  gap: var(--s-2);
  /* With larger text the icon stands above the word, which would break otherwise. */
  & > a {
    flex-wrap: wrap;
    overflow-wrap: break-word;
  }
`;
const OnPhones = styled.div`
  display: none;
  ${PHONE} {
    display: block;
  }
`;

interface ContactRowProps {
  columns: readonly Company[];
  /** Path of the comparison without one provider; undefined if only two are left. */
  pathWithout: ((id: number) => string) | undefined;
}

/**
 * The last row: ways to call each provider and to open its profile. On phones it also takes a provider out, because the
 * head stays in view there and has no room for it.
 */
export const ContactRow = ({ columns, pathWithout }: ContactRowProps) => (
  <tbody data-print="hide">
    <tr>
      <th scope="row">{watchListText('compare.contact')}</th>
      {columns.map(({ id, name, slug, phone }, column) => (
        <td key={column} data-further={isFurther(column)}>
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
            {pathWithout && (
              <OnPhones>
                <TakeOut name={name} to={pathWithout(id)} />
              </OnPhones>
            )}
          </Actions>
        </td>
      ))}
    </tr>
  </tbody>
);
