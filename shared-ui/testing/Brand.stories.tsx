import { Icon, Logo, Roofline, Row, WithIcon } from '@care/ui';
import { Heart, MapPin } from 'lucide-react';

export default { title: 'Brand and icons' };

export const Name = () => <Logo />;

export const Line = () => <Roofline />;

export const Icons = () => (
  <Row>
    <Icon of={Heart} />
    <WithIcon icon={MapPin}>50667 Köln</WithIcon>
  </Row>
);
