import { maxGroupNameLength } from '@admin/content-model';
import { TextField, type MessageValue } from '@admin/shell';
import { FieldDialog } from '../FieldDialog.tsx';
import { layoutGroupMessages } from './messages.ts';

export interface GroupNameDialogProps {
  readonly title: string;
  /** Empty for a group that is to be added. */
  readonly name: string;
  /** Names of the other groups. */
  readonly taken: readonly string[];
  readonly onFinish: (name: string) => void;
  readonly onClose: () => void;
}

/** What is wrong with the name of a group; undefined while nothing is. */
function wrongName(name: string, taken: readonly string[]): MessageValue | undefined {
  if (name === '') return layoutGroupMessages.missing;
  if (name.length > maxGroupNameLength) {
    return { ...layoutGroupMessages.tooLong, values: { most: maxGroupNameLength } };
  }
  return taken.includes(name) ? layoutGroupMessages.taken : undefined;
}

/** What a group is called. */
export function GroupNameDialog({ title, name, taken, onFinish, onClose }: GroupNameDialogProps) {
  return (
    <FieldDialog<{ readonly name: string }>
      initialValues={{ name }}
      judge={(values) => {
        const wrong = wrongName(values.name.trim(), taken);
        return wrong === undefined ? undefined : { name: wrong };
      }}
      onClose={onClose}
      onFinish={(values) => onFinish(values.name.trim())}
      title={title}
    >
      <TextField label={layoutGroupMessages.name} name="name" required />
    </FieldDialog>
  );
}
