export { formatValue, type FilledMessage, type MessageValue } from './message.ts';
