export { refusalText } from './refusal-text.ts';
export { formatValue, type FilledMessage, type MessageValue } from './message.ts';
