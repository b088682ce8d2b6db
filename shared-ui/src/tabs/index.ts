export { Steps } from './Steps';
export { TabLinks, type TabLink } from './TabLinks';
export { Tabs, type TabItem } from './Tabs';
