import type { ActionDialogProps, Selection } from '@admin/shell';
import { Button, Field, RadioGroup } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { colorsIn } from './colors-in.ts';

const messages = {
  format: { id: 'color-field.format', defaultMessage: 'Format' },
  list: { id: 'color-field.format.list', defaultMessage: 'One a line' },
  css: { id: 'color-field.format.css', defaultMessage: 'CSS custom properties' },
  copy: { id: 'color-field.copy-as.copy', defaultMessage: 'Copy' },
} as const;

const formats = {
  list: (color: string) => color,
  css: (color: string, index: number) => `--color-${index + 1}: ${color};`,
} as const;

/** A dialog that copies the colors of the checked entries in a chosen format. */
export default function CopyColorsAs({ input, close, run }: ActionDialogProps<Selection>) {
  const { entries = [] } = input;
  const intl = useIntl();
  const [format, setFormat] = useState<keyof typeof formats>('list');
  const copy = () =>
    run(async () => {
      const colors = [...new Set(entries.flatMap(colorsIn))];
      await navigator.clipboard.writeText(colors.map(formats[format]).join('\n'));
      close();
    });
  return (
    <>
      <Field label={intl.formatMessage(messages.format)} name="format">
        <RadioGroup
          onValueChange={setFormat}
          options={[
            { value: 'list', label: intl.formatMessage(messages.list) },
            { value: 'css', label: intl.formatMessage(messages.css) },
          ]}
          value={format}
        />
      </Field>
      <Button onClick={() => void copy()} variant="primary">
        {intl.formatMessage(messages.copy)}
      </Button>
    </>
  );
}
