import { VisuallyHidden } from '@admin/ui';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { settleInputs } from '../actions/settle-inputs.ts';
import { fieldOf, focusableElements } from '../errors/reveal-field.ts';
import { fieldLabel } from '../errors/field-breadcrumb.ts';
import { useEditing } from '../editing/editing-context.ts';
import { singleSteps, writtenPath } from '@admin/entry-form';
import { undoMessages } from './messages.ts';
import type { Direction } from './undo-key.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export interface UndoKeysProps {
  /** The form on the page. */
  readonly root: RefObject<HTMLElement | null>;
  /** Whether the form is locked, so that nothing in it may change. */
  readonly isLocked: boolean;
}

/** What is said after going back or forth. */
interface Told {
  readonly text: string;
  /** Written path of what changed; null where nothing did. */
  readonly path: string | null;
  /** Whether the cursor was in the form, so that it goes where the change is. */
  readonly hadFocus: boolean;
}

const silence: Told = { text: '', path: null, hadFocus: false };

/** Undo and redo over the whole form, by keys. Says politely what was undone, and leads to it. */
export function UndoKeys({ root, isLocked }: UndoKeysProps) {
  const intl = useIntl();
  const { form, layout, openGroup } = useEditing();
  const [told, setTold] = useState(silence);

  const tellOf = (direction: Direction): Pick<Told, 'path' | 'text'> => {
    const taken = form[direction]();
    const [step] = taken ? singleSteps(taken) : [];
    if (!step) {
      const nothing = direction === 'undo' ? undoMessages.nothingToUndo : undoMessages.nothingToRedo;
      return { text: intl.formatMessage(nothing), path: null };
    }
    const done = direction === 'undo' ? undoMessages.undone : undoMessages.redone;
    const field = fieldLabel(step.path, layout, form);
    return { text: intl.formatMessage(done, { field }), path: writtenPath(step.path) };
  };

  useUndoKeys(root, (direction) => {
    if (isLocked) return;
    const hadFocus = root.current?.contains(document.activeElement) === true;
    if (hadFocus) settleInputs();
    const { text, path } = tellOf(direction);
    if (path !== null) openGroup.show(path);
    // The same words in the same place would be told once only.
    setTold((last) => ({ text: last.text === text ? `${text}\u00a0` : text, path, hadFocus }));
  });

  useEffect(() => {
    const field = root.current && told.path !== null ? fieldOf(root.current, told.path) : undefined;
    if (!field || field.contains(document.activeElement)) return;
    field.scrollIntoView({ block: 'nearest' });
    if (told.hadFocus) focusableElements(field)[0]?.focus({ preventScroll: true });
  }, [root, told]);

  return <VisuallyHidden aria-live="polite">{told.text}</VisuallyHidden>;
}
