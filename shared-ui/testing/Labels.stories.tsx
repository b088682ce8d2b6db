import { Badge, Chip, ChipLink, Count, Row, Tag, TagList } from '@care/ui';
import { X } from 'lucide-react';

export default { title: 'Labels' };

const KINDS = ['hire', 'wanted', 'confirmed', 'ad', 'new', 'plain'] as const;

export const Badges = () => (
  <Row>
    {KINDS.map((kind) => (
      <Badge key={kind} kind={kind}>
        Inhaberschaft bestätigt
      </Badge>
    ))}
  </Row>
);

export const Chips = () => (
  <Row>
    <Chip>Merkmale</Chip>
    <Chip icon={X} aria-expanded>
      Besonderheiten
    </Chip>
    <Chip disabled>Pflegeformen</Chip>
    <ChipLink to="/">Teilstationäre Pflege in Villingen-Schwenningen</ChipLink>
  </Row>
);

export const Tags = () => (
  <TagList>
    <li>
      <Tag>Ambulante Pflege</Tag>
    </li>
    <li>
      <Tag>Gesundheits- und Krankenpflegehelferin</Tag> <Count>3</Count>
    </li>
  </TagList>
);
