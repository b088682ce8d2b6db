import { profilePath } from '@care/contracts';
import type { Company } from '@care/contracts/schemas';
import { Icon, Link, Picture } from '@care/ui';
import { defaultPicture, defaultPictureSize } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { PHONE, TakeOut } from './ContactRow';
import { watchListText } from './texts';

// The name may take several lines, which a native select cannot; the select lies above it, transparent.
const Frame = styled.div`
  position: relative;
  display: none;
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
  ${PHONE} {
    display: grid;
  }
`;

const InHead = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  ${PHONE} {
    display: none;
  }
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
  /** Path of the comparison without this provider; undefined if only two are left. */
  without: string | undefined;
  onChoose: (id: number) => void;
}

/** A provider above its column; phones have a select for another one in its place. */
export const ColumnHead = ({ companies, company, column, without, onChoose }: ColumnHeadProps) => (
  <>
    <InHead>
      <HeadPicture company={company} />
      <Link to={profilePath(company.slug)}>{company.name}</Link>
      {without && <TakeOut name={company.name} to={without} />}
    </InHead>
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
  </>
);

/** The main image, or the drawing of the first care form; decorative, because the name stands below it. */
const HeadPicture = ({ company: { id, services, main_image } }: { company: Company }) =>
  main_image ? (
    <Framed
      variants={main_image.variants}
      src={main_image.url}
      alt=""
      width={main_image.width ?? defaultPictureSize.width}
      height={main_image.height ?? defaultPictureSize.height}
      sizes={`${SHOWN_PX}px`}
    />
  ) : (
    <Framed src={defaultPicture(services[0], id)} alt="" {...defaultPictureSize} sizes={`${SHOWN_PX}px`} />
  );
