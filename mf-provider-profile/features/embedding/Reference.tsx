import { routes, t } from '@care/contracts';
import { EMBED_PATH, EMBED_VERSIONS_PATH } from '@care/contracts/embed-addresses';
import {
  Alert,
  Badge,
  Button,
  Container,
  Heading,
  Icon,
  Loading,
  media,
  Meta,
  Section,
  Skeleton,
  Stack,
  StandaloneLink,
  VisuallyHidden,
} from '@care/ui';
import styled from '@emotion/styled';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock';
import { DataTable, Mono } from './DataTable';
import { federationCode, fragmentRequest, moduleCode, type EmbedChoice } from './snippets';
import { embeddingText } from './texts';
import { useCopy } from './use-copy';
import type { EmbedVersion, VersionList } from './use-versions';

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3) var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
const Cases = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s-4);
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0 0 var(--s-3);
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
  }
`;

interface PartProps {
  id: string;
  title: string;
  ground?: 'white';
  lead?: string;
  children: ReactNode;
}

const Part = ({ id, title, ground, lead, children }: PartProps) => (
  <Section id={id} ground={ground} aria-labelledby={`${id}-title`}>
    <Container>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {lead && <p>{lead}</p>}
        </Stack>
        {children}
      </Stack>
    </Container>
  </Section>
);

interface WaysProps {
  origin: string;
  choice: EmbedChoice;
}

/** The three ways besides the element, with the same choice. */
export const OtherWays = ({ origin, choice }: WaysProps) => (
  <Part id="wege" title={embeddingText('ways.title')} lead={embeddingText('ways.lead')} ground="white">
    {(
      [
        ['module', moduleCode(origin, choice)],
        ['federation', federationCode(origin, choice)],
        ['fragment', fragmentRequest(origin, choice)],
      ] as const
    ).map(([way, code]) => (
      <Way key={way}>
        <Stack gap="small">
          <Heading level={3}>{embeddingText(`ways.${way}`)}</Heading>
          <p>{embeddingText(`ways.${way}Text`)}</p>
        </Stack>
        <CodeBlock title={embeddingText(`ways.${way}`)} code={code} />
      </Way>
    ))}
    <Meta>{embeddingText('ways.oembed')}</Meta>
  </Part>
);

/** The names that are promised: attributes, events, custom properties, parts. */
export const ContractTables = () => (
  <Part id="attribute" title={embeddingText('contract.title')} lead={embeddingText('contract.lead')}>
    <DataTable
      caption={embeddingText('contract.attributes')}
      columns={[embeddingText('contract.name'), embeddingText('contract.meaning'), embeddingText('contract.otherwise')]}
      rows={[
        ['slug', embeddingText('contract.attribute.slug'), embeddingText('contract.attribute.required')],
        ['view', embeddingText('contract.attribute.view'), 'compact'],
        ['parts', embeddingText('contract.attribute.parts'), embeddingText('contract.attribute.all')],
        ['theme', embeddingText('contract.attribute.theme'), 'light'],
        ['heading-level', embeddingText('contract.attribute.level'), '3'],
        ['height', embeddingText('contract.attribute.height'), 'auto'],
        ['key', embeddingText('contract.attribute.key'), embeddingText('contract.attribute.none')],
      ]}
    />
    <DataTable
      caption={embeddingText('contract.events')}
      columns={[embeddingText('contract.name'), embeddingText('contract.when'), embeddingText('contract.detail')]}
      rows={(['load', 'contact', 'error'] as const).map((event) => [
        `pp-${event}`,
        embeddingText(`contract.event.${event}`),
        embeddingText(`contract.event.${event}Detail`),
      ])}
    />
    <Pair>
      <DataTable
        caption={embeddingText('contract.styles')}
        columns={[embeddingText('contract.property'), embeddingText('contract.effect')]}
        rows={[
          ['--pp-accent', embeddingText('contract.effects.accent')],
          ['--pp-on-accent', embeddingText('contract.effects.onAccent')],
          ['--pp-surface', embeddingText('contract.effects.surface')],
          ['--pp-fill', embeddingText('contract.effects.fill')],
          ['--pp-ink, --pp-ink-soft', embeddingText('contract.effects.ink')],
          ['--pp-line', embeddingText('contract.effects.line')],
          ['--pp-radius', embeddingText('contract.effects.radius')],
          ['--pp-font, --pp-heading-font', embeddingText('contract.effects.font')],
        ]}
      />
      <Stack>
        <CodeBlock title={embeddingText('contract.example')} code={STYLE_EXAMPLE} />
        <p>
          {embeddingText('contract.parts')} <Mono>{embeddingText('contract.partNames')}</Mono>
        </p>
        <p>{embeddingText('contract.fonts')}</p>
      </Stack>
    </Pair>
  </Part>
);

const STYLE_EXAMPLE = `pflege-profil {
  --pp-accent: #22624a;
  --pp-radius: 4px;
}
pflege-profil::part(heading) {
  text-transform: none;
}`;

/** Where the profile may be shown, and what a strict policy has to allow. */
export const Origins = ({ origin }: { origin: string }) => (
  <Part id="herkunft" title={embeddingText('origins.title')} ground="white">
    <Pair>
      <Stack gap="small">
        <Heading level={3}>{embeddingText('origins.profile')}</Heading>
        <p>
          <strong>{embeddingText('origins.profileTier')}</strong>
        </p>
        <p>{embeddingText('origins.profileText', { brand: t('brand.name') })}</p>
      </Stack>
      <Stack gap="small">
        <Heading level={3}>{embeddingText('origins.widgets')}</Heading>
        <p>
          <strong>{embeddingText('kinds.premium')}</strong>
        </p>
        <p>{embeddingText('origins.widgetsText')}</p>
        <StandaloneLink to={routes.companyWidgets.build()}>
          <Icon of={Lock} />
          {embeddingText('origins.manage')}
        </StandaloneLink>
      </Stack>
    </Pair>
    <Alert kind="info" title={embeddingText('origins.policy')} announce="none">
      <p>
        <Mono>{`script-src ${origin}; connect-src ${origin}; img-src ${origin}`}</Mono>
      </p>
      <p>{embeddingText('origins.policyText', { origin })}</p>
    </Alert>
  </Part>
);

const KILOBYTE = 1000;

/** The versions that this site serves, with their hashes, and what happens to a profile over time. */
export const Versions = ({ versions }: { versions: VersionList }) => (
  <Part id="versionen" title={embeddingText('versions.title')} lead={embeddingText('versions.lead')}>
    {versions.kind === 'ready' ? (
      <VersionTable current={versions.list.current} versions={versions.list.versions} />
    ) : versions.kind === 'loading' ? (
      <Loading>
        <VisuallyHidden>{embeddingText('versions.loading')}</VisuallyHidden>
        <Skeleton height="12rem" />
      </Loading>
    ) : (
      <Alert kind="warn" title={embeddingText('versions.failed')} announce="auto" />
    )}
    <Pair>
      <Stack gap="small">
        <Heading level={3}>{embeddingText('versions.what')}</Heading>
        <Cases>
          {(['renamed', 'merged', 'removed', 'revoked', 'offline'] as const).map((one) => (
            <CaseOf key={one} name={embeddingText(`versions.cases.${one}`)}>
              {embeddingText(`versions.cases.${one}Text`)}
            </CaseOf>
          ))}
        </Cases>
      </Stack>
      <Stack gap="small">
        <Heading level={3}>{embeddingText('versions.how')}</Heading>
        <p>{embeddingText('versions.howText')}</p>
      </Stack>
    </Pair>
  </Part>
);

const CaseOf = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

function VersionTable({ current, versions }: { current: string; versions: EmbedVersion[] }) {
  const size = (bytes: number) => embeddingText('versions.kilobytes', { count: Math.round(bytes / KILOBYTE) });
  const moving = versions.find(({ version }) => version === current);
  return (
    <DataTable
      caption={embeddingText('versions.table')}
      columns={(['version', 'address', 'size', 'action'] as const).map((column) => embeddingText(`versions.${column}`))}
      heading={(version) => (
        <>
          {version} {version === current && <Badge kind="new">{embeddingText('versions.current')}</Badge>}
          {version === '1' && <Badge kind="plain">{embeddingText('versions.moving')}</Badge>}
        </>
      )}
      rows={[
        ...(moving
          ? [
              [
                '1',
                <>
                  <Mono>{`${EMBED_PATH}profil.js`}</Mono>
                  <Meta>{embeddingText('versions.newest')}</Meta>
                </>,
                size(moving.bytes),
                '',
              ] as const,
            ]
          : []),
        ...versions.map(
          ({ version, integrity, bytes }) =>
            [
              version,
              <>
                <Mono>{`${EMBED_VERSIONS_PATH}${version}/profil.js`}</Mono>
                <Meta>
                  <Mono>{integrity}</Mono>
                </Meta>
              </>,
              size(bytes),
              <CopyHash version={version} integrity={integrity} />,
            ] as const,
        ),
      ]}
    />
  );
}

function CopyHash({ version, integrity }: { version: string; integrity: string }) {
  const { message, copy } = useCopy();
  return (
    <>
      <Button variant="secondaryGray" size="small" onClick={() => copy(integrity)}>
        {embeddingText('versions.copyHash')}
        <VisuallyHidden>{embeddingText('versions.ofVersion', { version })}</VisuallyHidden>
      </Button>
      <Meta role="status">{message}</Meta>
    </>
  );
}
