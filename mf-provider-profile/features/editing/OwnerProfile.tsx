import { editPath, profilePath, routes, tierLabel } from '@care/contracts';
import { WANTED_SECTIONS } from '@care/contracts/company-fields';
import type { CompanyPage, CompanySections } from '@care/contracts/schemas';
import { Alert, Button, ErrorPanel, Heading, Icon, Link, Panel, Row, Stack, StandaloneLink, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { ArrowRight, Eye, Pencil } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { allows } from '@care/contracts/tiers';
import { asVisitor } from '../company/visible-parts';
import { useContactEditor } from './contact-editor';
import { EditableArea, type EditableAreaProps } from './EditableArea';
import { useOwnCompany } from './editing-api';
import {
  additionalEditor,
  benefitsEditor,
  featuresEditor,
  qualificationsEditor,
  servicesEditor,
  textsEditor,
} from './editors';
import { hoursEditor } from './hours-editor';
import { editingText } from './texts';
import { GalleryFields } from '../media/GalleryFields';
import { PictureFields } from '../media/PictureFields';
import { StoredGallery, StoredPicture } from '../media/StoredGallery';
import { mediaText } from '../media/texts';
import { orNoEntry, SectionFrame, useSectionToggle } from './SectionFrame';

const Bar = styled(Row)`
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--green-100);
`;
const Top = styled(Stack)`
  padding-top: var(--s-4);
`;
const Gaps = styled.ul`
  display: grid;
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s-3);
    align-items: center;
    padding-block: var(--s-3);
    color: inherit;
    text-decoration: none;
    line-height: 1.4;
  }
  & a:hover strong {
    text-decoration: underline;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
`;

/** Whether the owner looks at the page as visitors see it; the pictures above the sections change with it. */
export type Preview = readonly [isPreview: boolean, show: (isPreview: boolean) => void];

/** Contents of the sections for visitors; none while the owner's forms are in their place. */
export type PublicView = CompanyPage | null;

interface OwnerProfileProps {
  company: CompanyPage;
  preview: Preview;
  /** Must not change between renders. */
  onView: (view: PublicView) => void;
}

/** The profile for its owner: each section with a pencil (PP-06), what is missing or hidden, and a preview. */
export function OwnerProfile({ company, preview, onView }: OwnerProfileProps) {
  const { own, reload, error, isFetching, refetch } = useOwnCompany(company);
  const [isPreview, setPreview] = preview;
  const visible = !own ? company : isPreview ? own.company : null;
  // Before the browser paints, so that nothing is seen twice.
  useLayoutEffect(() => onView(visible && isPreview ? asVisitor(visible) : visible), [onView, visible, isPreview]);
  if (!own) {
    return (
      error && <ErrorPanel title={editingText('bar.failed')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <>
      <Top>
        <Bar between role="region" aria-label={editingText('bar.label')}>
          <WithIcon icon={isPreview ? Eye : Pencil}>
            {editingText(isPreview ? 'bar.previewing' : 'bar.editing', { tier: tierLabel(company.subscription) })}
          </WithIcon>
          <Button
            variant="secondaryGreenRevert"
            size="small"
            icon={isPreview ? Pencil : Eye}
            onClick={() => setPreview(!isPreview)}
          >
            {editingText(isPreview ? 'bar.back' : 'bar.preview')}
          </Button>
        </Bar>
        {!isPreview && <HiddenParts hidden={own.state.hidden} />}
        {!isPreview && <GapList slug={company.slug} missing={own.state.missing} />}
      </Top>
      {!isPreview && <OwnSections own={own} onSaved={reload} />}
    </>
  );
}

/** All sections that are edited in place, in the order of the profile. */
function OwnSections(area: Pick<EditableAreaProps<never>, 'own' | 'onSaved'>) {
  const contactEditor = useContactEditor();
  return (
    <>
      <EditableArea editor={contactEditor} {...area} />
      <EditableArea editor={hoursEditor} {...area} />
      <EditableArea editor={textsEditor} {...area} />
      <EditableArea editor={servicesEditor} {...area} />
      <EditableArea editor={featuresEditor} {...area} />
      <EditableArea editor={additionalEditor} {...area} />
      <EditableArea editor={benefitsEditor} {...area} />
      <EditableArea editor={qualificationsEditor} {...area} />
      <MediaAreas company={area.own.company} />
    </>
  );
}

/** Stored contents that the present tier does not show; they are kept. */
function HiddenParts({ hidden }: Pick<CompanySections, 'hidden'>) {
  if (hidden.length === 0) return null;
  const parts = hidden.map((part) => editingText(`hidden.${part}`)).join(', ');
  return (
    <Alert kind="info" announce="none" title={editingText('hidden.title')}>
      <p>{editingText('hidden.text', { parts })}</p>
      <StandaloneLink to={routes.packages.build()}>{editingText('hidden.change')}</StandaloneLink>
    </Alert>
  );
}

/** Facts that visitors look for and that the profile lacks; each entry opens its section. */
function GapList({ slug, missing }: Pick<CompanySections, 'missing'> & { slug: string }) {
  const gaps = missing.flatMap((section) => WANTED_SECTIONS.find((one) => one === section) ?? []);
  if (gaps.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="luecken">
      <Heading level={2} look={3} id="luecken">
        {editingText('gaps.title')}
      </Heading>
      <Gaps>
        {gaps.map((gap) => (
          <li key={gap}>
            <Link to={`${editPath(profilePath(slug))}=${gap}`}>
              <span>
                <strong>{editingText(`gaps.${gap}`)}</strong>
                {editingText(`gaps.${gap}Why`)}
              </span>
              <Icon of={ArrowRight} />
            </Link>
          </li>
        ))}
      </Gaps>
    </Panel>
  );
}

/** Logo, main image and gallery in the owner's profile; each change is stored at once (PP-06, PP-11, PP-12). */
const MediaAreas = ({ company }: { company: CompanyPage }) => (
  <>
    <PictureArea company={company} kind="logo" />
    {allows(company.subscription, 'mainImage') && <PictureArea company={company} kind="main" />}
    <GalleryArea company={company} />
  </>
);

function PictureArea({ kind, company }: { kind: 'logo' | 'main'; company: CompanyPage }) {
  const section = kind === 'logo' ? 'logo' : 'main_image';
  const toggle = useSectionToggle(section);
  const image = company[section];
  return (
    <SectionFrame id={section} title={mediaText(`${kind}.title`)} toggle={toggle}>
      {toggle.open ? (
        <PictureFields company={company} kind={kind} image={image} onSaved={toggle.saved} onDone={toggle.close} />
      ) : (
        orNoEntry(image && <StoredPicture kind={kind} image={image} />)
      )}
    </SectionFrame>
  );
}

function GalleryArea({ company }: { company: CompanyPage }) {
  const toggle = useSectionToggle('images');
  const { gallery } = company;
  return (
    <SectionFrame id="bilder" title={mediaText('gallery.title')} toggle={toggle}>
      {toggle.open ? (
        <GalleryFields company={company} onDone={toggle.close} />
      ) : (
        orNoEntry(gallery.length > 0 && <StoredGallery items={gallery} />)
      )}
    </SectionFrame>
  );
}
