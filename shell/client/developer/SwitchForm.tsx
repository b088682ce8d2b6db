import { Icon } from '@care/ui';
import { OctagonAlert } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Override, PublishedVersion } from '../page-data';
import { publishedVersions } from './override-calls';
import { Buttons, Fault, Field, Form, Legend, Segment, Soft, ToolButton } from './panel-parts';
import { developerText } from './texts';

interface SwitchFormProps {
  slice: string;
  /** The version of this page. */
  present: string;
  /** Loads the page with it; otherwise says why not. */
  onSwitch: (override: Override) => Promise<string | undefined>;
  onCancel: () => void;
}

const SOURCES = ['address', 'version'] as const;

/** Chooses what replaces a slice: one of its published versions, or the build at an address. */
export function SwitchForm({ slice, present, onSwitch, onCancel }: SwitchFormProps) {
  const id = useId();
  const [source, setSource] = useState<(typeof SOURCES)[number]>('version');
  const [versions, setVersions] = useState<PublishedVersion[] | 'loading' | 'failed'>('loading');
  const [version, setVersion] = useState('');
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void publishedVersions(slice).then((found) => {
      if (!isCurrent) return;
      setVersions(found ?? 'failed');
      setVersion(found?.find((one) => mayRun(one) && one.version !== present)?.version ?? '');
    });
    return () => {
      isCurrent = false;
    };
  }, [slice, present]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (source === 'address' && !isWebAddress(address)) {
      setFault(developerText('addressInvalid'));
      return;
    }
    setFault(undefined);
    setFault(await onSwitch(source === 'version' ? { version } : { url: new URL('.', address).href }));
  }
  const choose = (chosen: typeof source) => {
    setSource(chosen);
    setFault(undefined);
  };
  const described = fault ? `${id}-fault` : undefined;
  const faultLine = fault && (
    <Fault id={described} role="alert">
      <Icon of={OctagonAlert} size="small" />
      {fault}
    </Fault>
  );
  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <fieldset>
        <Legend>{developerText('source')}</Legend>
        <Segment>
          {SOURCES.map((one) => (
            <label key={one}>
              <input type="radio" name={id} checked={source === one} onChange={() => choose(one)} />
              <span>{developerText(one)}</span>
            </label>
          ))}
        </Segment>
      </fieldset>
      <Field>
        {source === 'version' ? (
          <VersionChoice {...{ id, versions, version, described, faultLine }} onChoose={setVersion} />
        ) : (
          <AddressField {...{ id, address, described, faultLine }} onEnter={setAddress} />
        )}
      </Field>
      <Buttons>
        <ToolButton data-look="main" disabled={source === 'version' && !version}>
          {developerText('switch')}
        </ToolButton>
        <ToolButton type="button" data-look="quiet" onClick={onCancel}>
          {developerText('cancel')}
        </ToolButton>
      </Buttons>
    </Form>
  );
}

/** "localhost:3102" is an address too, but of an unknown scheme. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const mayRun = ({ state, fits }: PublishedVersion): boolean => fits && state !== 'withdrawn';

interface FieldProps {
  /** The id of the form. */
  id: string;
  /** The id of the fault; undefined without a fault. */
  described: string | undefined;
  faultLine: ReactNode;
}

interface AddressFieldProps extends FieldProps {
  address: string;
  onEnter: (address: string) => void;
}

const AddressField = ({ id, address, described, faultLine, onEnter }: AddressFieldProps) => (
  <>
    <label htmlFor={`${id}-field`}>{developerText('addressLabel')}</label>
    {faultLine}
    <input
      id={`${id}-field`}
      value={address}
      onChange={({ target }) => onEnter(target.value)}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      aria-invalid={Boolean(described)}
      aria-describedby={described}
    />
  </>
);

interface VersionChoiceProps extends FieldProps {
  versions: PublishedVersion[] | 'loading' | 'failed';
  version: string;
  onChoose: (version: string) => void;
}

function VersionChoice({ id, versions, version, described, faultLine, onChoose }: VersionChoiceProps) {
  if (typeof versions === 'string')
    return <Soft role="status">{developerText(versions === 'loading' ? 'listing' : 'listFailed')}</Soft>;
  const chosen = versions.find((one) => one.version === version);
  return (
    <>
      <label htmlFor={`${id}-field`}>{developerText('version')}</label>
      {faultLine}
      <select
        id={`${id}-field`}
        value={version}
        onChange={({ target }) => onChoose(target.value)}
        aria-describedby={[`${id}-hint`, described].filter(Boolean).join(' ')}
      >
        {versions.map((one) => (
          <option key={one.version} value={one.version} disabled={!mayRun(one)}>
            {one.state ? developerText(one.state, { version: one.version, percent: one.percent ?? 0 }) : one.version}
          </option>
        ))}
      </select>
      <Soft id={`${id}-hint`}>
        {chosen
          ? developerText(chosen.fits ? 'fits' : 'fitsNot', { contracts: chosen.contracts })
          : developerText('noOther')}
      </Soft>
    </>
  );
}
