import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'scripts/operations');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Runs a program of the system on our files. */
function expectAccepted(program: string, ...words: string[]): void {
  const { error, status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' });
  if (error) console.warn(`${program} is not installed: it read nothing`);
  else expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
}

interface Container {
  image: string;
  command?: string[];
  securityContext: object;
  startupProbe?: object;
  livenessProbe?: object;
  readinessProbe?: object;
}
interface Resource {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { securityContext: object; containers: Container[] } } };
}
interface Service {
  image?: string;
  read_only?: boolean;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}

/** The files are used by programs that no machine of ours has; these are the mistakes that can be found without them. */
describe('scripts/operations', () => {
  it('OP-20 runs every container of ours in Kubernetes without root, with a read-only file system, and asks the APIs and shells for their health', () => {
    const resources = readdirSync(path.join(folder, 'kubernetes')).flatMap((file) =>
      parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Resource),
    );
    const named = (kind: string) => resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
    expect(named('Deployment')).toEqual(['api', 'shell']);
    expect(named('PodDisruptionBudget')).toEqual(['api', 'shell']);
    expect(named('HorizontalPodAutoscaler')).toEqual(['api', 'shell']);
    expect(named('Job')).toEqual(['migrate']);
    for (const { kind, spec } of resources.filter((one) => 'template' in one.spec)) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of spec.template.spec.containers) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
        });
        if (kind === 'Job') continue;
        const asks = (address: string) => ({ httpGet: { path: address, port: 'http' } });
        expect(container).toMatchObject({
          startupProbe: asks('/healthz'),
          livenessProbe: asks('/healthz'),
          readinessProbe: asks('/readyz'),
        });
      }
    }
  });

  it('OP-20 starts what the compose file names, with files that exist', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
    for (const [name, { image, read_only, volumes = [], depends_on = [] }] of Object.entries(services)) {
      const mounted = volumes.map((volume) => volume.split(':')[0] ?? '').filter((place) => place.startsWith('.'));
      expect([name, mounted.filter((place) => !existsSync(path.join(folder, place)))]).toEqual([name, []]);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
      // Images of others are pinned by the operator, by a variable.
      expect([name, read_only === true || image?.startsWith('${')]).toEqual([name, true]);
    }
    const dockerfile = read('Dockerfile');
    expect(dockerfile.match(/^FROM .+$/gm)).toEqual([
      'FROM ${NODE_IMAGE} AS build',
      'FROM ${NODE_IMAGE} AS run',
      'FROM run AS api',
      'FROM run AS shell',
    ]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile.match(/^HEALTHCHECK/gm)).toHaveLength(2);
  });

  it('OP-20 has settings of the balancer that haproxy accepts, where it is installed', () => {
    expectAccepted('haproxy', '-c', '-f', 'haproxy.cfg');
  });

  it('OP-21 has alert rules that fire for their fault and for no other, where promtool is installed', () => {
    expectAccepted('promtool', 'test', 'rules', 'alerts.test.yml');
  });
});
