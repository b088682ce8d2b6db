import { Picture } from '@care/ui';
import { Gallery } from '@care/ui/gallery';
import { Avatar } from '@care/ui/more';
import emptyOffline from '@care/ui/assets/illustrations/empty-offline.svg';

export default { title: 'Pictures' };

const items = Array.from({ length: 6 }, (_, id) => ({
  ...{ id, kind: 'image' as const, url: emptyOffline, alt: `Bild ${id + 1}: Garten` },
  ...{ width: 400, height: 280 },
}));

export const Shapes = () => (
  <>
    <Picture src={emptyOffline} alt="Garten" width={400} height={280} />
    <Picture src={emptyOffline} alt="Garten" width={400} height={280} shape="window" />
  </>
);

export const Person = () => <Avatar src={emptyOffline} alt="Erika Muster" />;

export const Many = () => <Gallery items={items} label="Bilder und Videos" />;

export const One = () => <Gallery items={items.slice(0, 1)} label="Bilder und Videos" />;
