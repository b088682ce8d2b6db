import { EMBED_PATH } from '@care/contracts/embed-addresses';
import { Icon, Meta, useRenderedInBrowser, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { Globe, Info } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EmbedChoice } from './snippets';
import { embeddingText } from './texts';

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
  min-height: 12rem;
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
}

const optionsOf = ({ slug, view, theme, key }: EmbedChoice): MountOptions => ({ slug, view, theme, key });

/** The real embedded profile with the chosen attributes, as high as it needs to be (EM-05). */
export function Preview({ choice, onHeight }: PreviewProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ReturnType<EmbedModule['mount']>>(undefined);
  const mountIn = useEffectEvent((target: Element, { mount }: EmbedModule) =>
    mount(target, {
      ...optionsOf(choice),
      onLoad: ({ height }) => {
        setState('ready');
        onHeight?.(height);
      },
      onError: () => setState('loading'),
    }),
  );
  useEffect(() => {
    let isLeft = false;
    loadEmbed().then(
      (module) => {
        if (!isLeft && place.current) shown.current = mountIn(place.current, module);
      },
      () => !isLeft && setState('failed'),
    );
    return () => {
      isLeft = true;
      shown.current?.unmount();
    };
  }, []);
  useEffect(() => shown.current?.update(optionsOf(choice)), [choice]);
  return (
    <>
      <Window>
        <Bar>
          <Icon of={Globe} size="small" />
          {embeddingText('preview.address')}
        </Bar>
        <Canvas data-theme={choice.theme}>
          <Frame ref={place} />
        </Canvas>
      </Window>
      <noscript>
        <p>{embeddingText('preview.noScript')}</p>
      </noscript>
      <Meta role="status">
        <WithIcon icon={Info}>{embeddingText(`preview.${state}`)}</WithIcon>
      </Meta>
    </>
  );
}

/** Address of this site. The server renders a placeholder, because a cached page has no address of its own. */
export const useOrigin = (): string => (useRenderedInBrowser() ? location.origin : 'SITE');
