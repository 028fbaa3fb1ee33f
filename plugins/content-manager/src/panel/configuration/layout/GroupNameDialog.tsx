import { maxGroupNameLength } from '@admin/content-model';
import { TextField, type MessageValue } from '@admin/shell';
import { FieldDialog } from '../FieldDialog.tsx';
import { layoutGroupMessages } from './messages.ts';

export interface GroupNameDialogProps {
  readonly title: string;
  /** Empty for a new group. */
  readonly name: string;
  /** Names of the other groups. */
  readonly taken: readonly string[];
  readonly onFinish: (name: string) => void;
  readonly onClose: () => void;
}

/** Returns the error of a group name, or undefined. */
function nameError(name: string, taken: readonly string[]): MessageValue | undefined {
  if (name === '') return layoutGroupMessages.missing;
  if (name.length > maxGroupNameLength) {
    return { ...layoutGroupMessages.tooLong, values: { most: maxGroupNameLength } };
  }
  return taken.includes(name) ? layoutGroupMessages.taken : undefined;
}

/** A dialog for the name of a group. */
export function GroupNameDialog({ title, name, taken, onFinish, onClose }: GroupNameDialogProps) {
  return (
    <FieldDialog<{ readonly name: string }>
      initialValues={{ name }}
      validate={(values) => {
        const error = nameError(values.name.trim(), taken);
        return error === undefined ? undefined : { name: error };
      }}
      onClose={onClose}
      onFinish={(values) => onFinish(values.name.trim())}
      title={title}
    >
      <TextField label={layoutGroupMessages.name} name="name" required />
    </FieldDialog>
  );
}
