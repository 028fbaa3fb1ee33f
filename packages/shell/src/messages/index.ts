export { errorText } from './error-text.ts';
export { formatValue, type FilledMessage, type MessageValue } from './message.ts';
