export { SlotOutlet, type SlotOutletProps } from './SlotOutlet.tsx';
