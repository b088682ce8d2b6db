import { formatRating } from '@care/contracts';
import { EMBED_PATH } from '@care/contracts/embed-addresses';
import { Chip, Icon, Meta, Row, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { Globe, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { declarationsOf, mountOptionsOf, type EmbedChoice } from './snippets';
import { embeddingText } from './texts';

const WIDTHS = ['phone', 'tablet', 'all'] as const;
type Width = (typeof WIDTHS)[number];

const Window = styled.div`
  min-width: 0;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-card);
  overflow: hidden;
  background: var(--gray-50);
`;
const Bar = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.3rem 0.9rem;
  background: var(--gray-100);
  border-bottom: 1px solid var(--line-strong);
  font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
`;
const Canvas = styled.div`
  padding: clamp(0.5rem, 2vw, 1.8rem);
  &[data-theme='dark'] {
    background: var(--night);
  }
`;
const Frame = styled.div`
  max-width: 100%;
  min-height: 12rem;
  margin-inline: auto;
  &[data-width='phone'] {
    width: 22.5rem;
  }
  &[data-width='tablet'] {
    width: 48rem;
  }
`;

/** The exports of the script of the embedded profile; see docs/integrators.md. */
interface EmbedModule {
  mount: (target: Element, options: MountOptions) => { update: (options: MountOptions) => void; unmount: () => void };
}
type MountOptions = Record<string, unknown> & { onLoad?: (detail: { height: number }) => void; onError?: () => void };

const ADDRESS = `${EMBED_PATH}profil.js`;

/** Loads the script as another page would, from its moving address. */
const loadEmbed = (): Promise<EmbedModule> => import(/* webpackIgnore: true */ ADDRESS) as Promise<EmbedModule>;

interface PreviewProps {
  choice: EmbedChoice;
  /** Tells the height of the profile that is shown, in pixels. */
  onHeight?: (height: number) => void;
  /** False: without the choice of a width. */
  hasWidths?: boolean;
}

/** The real embedded profile with the chosen attributes, in widths of a phone, a tablet and the page (EM-05). */
export function Preview({ choice, onHeight, hasWidths = true }: PreviewProps) {
  const [width, setWidth] = useState<Width>('all');
  const [state, setState] = useState<{ kind: 'loading' | 'failed' } | { kind: 'ready'; seconds: number }>({
    kind: 'loading',
  });
  const place = useRef<HTMLDivElement>(null);
  const [embed, setEmbed] = useState<EmbedModule>();
  useEffect(() => {
    let isLeft = false;
    loadEmbed().then(
      (module) => !isLeft && setEmbed(module),
      () => !isLeft && setState({ kind: 'failed' }),
    );
    return () => void (isLeft = true);
  }, []);

  const shown = useRef<ReturnType<EmbedModule['mount']>>(undefined);
  const since = useRef(0);
  const tellReady = useEffectEvent(({ height }: { height: number }) => {
    setState({ kind: 'ready', seconds: (performance.now() - since.current) / 1000 });
    onHeight?.(height);
  });
  const mountIn = useEffectEvent((target: Element, { mount }: EmbedModule) =>
    mount(target, {
      ...mountOptionsOf(choice),
      onLoad: (detail) => tellReady(detail),
      onError: () => setState({ kind: 'loading' }),
    }),
  );
  useEffect(() => {
    if (!embed || !place.current) return undefined;
    since.current = performance.now();
    const mounted = mountIn(place.current, embed);
    shown.current = mounted;
    return () => mounted.unmount();
  }, [embed]);
  useEffect(() => {
    since.current = performance.now();
    shown.current?.update(mountOptionsOf(choice));
    const element = place.current?.querySelector<HTMLElement>('pflege-profil');
    // Without reserved space the element has the height that the profile needs.
    const shownChoice = choice.height === 'fixed' ? choice : { ...choice, minHeight: 0 };
    if (element) element.style.cssText = declarationsOf(shownChoice);
  }, [choice, embed]);
  return (
    <>
      {hasWidths && (
        <Row role="group" aria-label={embeddingText('preview.width')}>
          {WIDTHS.map((one) => (
            <Chip key={one} aria-pressed={one === width} onClick={() => setWidth(one)}>
              {embeddingText(`preview.${one}`)}
            </Chip>
          ))}
        </Row>
      )}
      <Window>
        <Bar>
          <Icon of={Globe} size="small" />
          {embeddingText('preview.address')}
        </Bar>
        <Canvas data-theme={choice.theme}>
          <Frame ref={place} data-width={width} />
        </Canvas>
      </Window>
      <noscript>
        <p>{embeddingText('preview.noScript')}</p>
      </noscript>
      <Meta role="status">
        <WithIcon icon={Info}>
          {state.kind === 'failed'
            ? embeddingText('preview.failed')
            : state.kind === 'ready'
              ? embeddingText('preview.ready', { seconds: formatRating(Math.max(state.seconds, 0.1)) })
              : embeddingText('preview.real')}
        </WithIcon>
      </Meta>
    </>
  );
}
