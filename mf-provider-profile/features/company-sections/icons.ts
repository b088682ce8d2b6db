import {
  Baby,
  Banknote,
  Bike,
  Brain,
  Building2,
  Bus,
  CalendarClock,
  CalendarHeart,
  Check,
  Church,
  Clock,
  Gift,
  Globe,
  GraduationCap,
  HandCoins,
  HandHeart,
  Handshake,
  HeartPulse,
  House,
  Lamp,
  MoonStar,
  Palmtree,
  PiggyBank,
  Sparkles,
  Star,
  Sun,
  SunMoon,
  Ticket,
  Trees,
  UserRoundCheck,
  Users,
  Utensils,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import type { CareForm } from '@care/contracts';

const careFormIcons: Record<CareForm, LucideIcon> = {
  'ambulante-pflege': HeartPulse,
  kurzzeitpflege: SunMoon,
  'stationare-pflege': House,
  'teilstationare-pflege': Sun,
  'senioren-wg': Users,
  'betreutes-wohnen': Lamp,
  'weitere-pflegeformen': HandHeart,
};

/** Icons by their names in the vocabulary: features, places and benefits. */
const iconsByName: Record<string, LucideIcon> = {
  baby: Baby,
  banknote: Banknote,
  bike: Bike,
  brain: Brain,
  'building-2': Building2,
  bus: Bus,
  'calendar-clock': CalendarClock,
  'calendar-heart': CalendarHeart,
  church: Church,
  clock: Clock,
  gift: Gift,
  globe: Globe,
  'graduation-cap': GraduationCap,
  'hand-coins': HandCoins,
  handshake: Handshake,
  'heart-pulse': HeartPulse,
  'moon-star': MoonStar,
  palmtree: Palmtree,
  'piggy-bank': PiggyBank,
  sparkles: Sparkles,
  star: Star,
  ticket: Ticket,
  trees: Trees,
  'user-round-check': UserRoundCheck,
  users: Users,
  utensils: Utensils,
  'volume-x': VolumeX,
};

/** The icon of that name; a tick for an unknown name. */
export const iconNamed = (name: string): LucideIcon => iconsByName[name] ?? Check;

/** The icon of a care form; a custom service has a general one. */
export const serviceIcon = (service: string): LucideIcon =>
  Object.hasOwn(careFormIcons, service) ? careFormIcons[service as CareForm] : HandHeart;
