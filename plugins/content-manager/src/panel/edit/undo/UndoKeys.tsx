import { VisuallyHidden } from '@admin/ui';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commitFocusedInput } from '../actions/form-lock.ts';
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
  /** True if the form is locked, so that nothing in it may change. */
  readonly isLocked: boolean;
}

/** The announcement for screen readers after an undo or redo. */
interface Announcement {
  readonly text: string;
  /** Written path of the change; null if there was none. */
  readonly path: string | null;
  /** True if the form had the focus, which then moves to the change. */
  readonly hadFocus: boolean;
}

const silence: Announcement = { text: '', path: null, hadFocus: false };

/** Undo and redo of the whole form by keyboard. Announces the change and focuses its field. */
export function UndoKeys({ root, isLocked }: UndoKeysProps) {
  const intl = useIntl();
  const { form, layout, openGroup } = useEditing();
  const [announcement, setAnnouncement] = useState(silence);

  const undoOrRedo = (direction: Direction): Pick<Announcement, 'path' | 'text'> => {
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
    if (hadFocus) commitFocusedInput();
    const { text, path } = undoOrRedo(direction);
    if (path !== null) openGroup.show(path);
    // Screen readers announce an equal text only once.
    setAnnouncement((last) => ({ text: last.text === text ? `${text}\u00a0` : text, path, hadFocus }));
  });

  useEffect(() => {
    const field =
      root.current && announcement.path !== null ? fieldOf(root.current, announcement.path) : undefined;
    if (!field || field.contains(document.activeElement)) return;
    field.scrollIntoView({ block: 'nearest' });
    if (announcement.hadFocus) focusableElements(field)[0]?.focus({ preventScroll: true });
  }, [root, announcement]);

  return <VisuallyHidden aria-live="polite">{announcement.text}</VisuallyHidden>;
}
