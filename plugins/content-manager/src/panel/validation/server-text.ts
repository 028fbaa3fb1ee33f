import { ApiError, errorText, type FilledMessage, type MessageValue } from '@admin/shell';

/** A fault in an error response. */
interface ServerFault {
  readonly message: string;
  /** The message of a plugin that says the same in the language of the panel. */
  readonly text?: unknown;
}

/** Escapes a text so that it is shown unchanged where a message is expected. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}<>]/g, "'$&'");
}

function isText(value: unknown): value is Pick<FilledMessage, 'id' | 'values'> {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** Returns the text of a fault: the message that it names, or that of the server if the panel has no such message. */
export function faultText({ message, text }: ServerFault): MessageValue {
  return isText(text)
    ? { id: text.id, defaultMessage: asMessage(message), values: text.values ?? {} }
    : message;
}

/**
 * Returns the text for a failed call about entries, as `errorText` does, in the language of the panel if the only fault
 * names a message.
 */
export function refusalText(error: unknown, otherwise?: MessageValue): MessageValue {
  const faults: readonly ServerFault[] = error instanceof ApiError ? error.fieldProblems : [];
  const [fault] = faults;
  return fault && faults.length === 1 && isText(fault.text) ? faultText(fault) : errorText(error, otherwise);
}
