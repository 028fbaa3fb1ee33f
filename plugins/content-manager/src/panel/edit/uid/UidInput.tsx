import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import type { UidAttribute } from '@admin/content-model';
import { IconButton, TextInput, Tooltip } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { InputField } from '../inputs/InputField.tsx';
import { textConstraints } from '../values/input-constraints.ts';
import { inputMessages } from '../inputs/messages.ts';
import { siblingOf } from './uid-field.ts';
import { UidStatus } from './UidStatus.tsx';
import { useUidGenerator } from './use-uid-generator.ts';
import { useUidNote } from './use-uid-note.ts';

/** A name for addresses: typed, or made from another field, and checked to be free. */
export function UidInput(props: FieldInputProps<string, UidAttribute>) {
  const { draft } = useEditing();
  const regenerate = useIntl().formatMessage(inputMessages.regenerate);
  const { name, attribute, value, onChange, onBlur, placeholder, required, disabled } = props;
  const { targetField } = attribute;
  const field = {
    path: name,
    value,
    required,
    disabled,
    targetField: targetField === undefined ? undefined : siblingOf(name, targetField),
  };
  const note = useUidNote(field);
  const { isRunning, generate } = useUidGenerator(field);
  return (
    <InputField input={props}>
      <TextInput
        {...textConstraints(attribute, draft)}
        autoComplete="off"
        endSlot={
          <>
            <UidStatus note={note} onUse={onChange} />
            {!disabled && (
              <Tooltip content={regenerate}>
                <IconButton
                  icon={RefreshCw}
                  label={regenerate}
                  loading={isRunning}
                  onClick={generate}
                  size="tiny"
                />
              </Tooltip>
            )}
          </>
        }
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        spellCheck={false}
        value={textOf(value)}
      />
    </InputField>
  );
}
