import {
  customFields,
  LazyContribution,
  useContributions,
  type CustomFieldFilterProps,
  type Lazy,
} from '@admin/shell';
import { Field } from '@admin/ui';
import { useIntl } from 'react-intl';
import { builderMessages } from '../builder-messages.ts';
import type { OneValueProps } from './one-value-props.ts';
import { TypedValue } from './TypedValue.tsx';
import { textOfValue, valueOfText } from './value-text.ts';

/** The control for one value of a condition: that of the custom field, or that of the attribute's type. */
export function OneValue(props: OneValueProps) {
  const { field, label, text, onChange, isMissing } = props;
  const { attribute } = field;
  const intl = useIntl();
  const contributed = useContributions(customFields);
  const custom = contributed.find(({ contributionId }) => contributionId === attribute.customField);
  const load = custom?.components.Filter;
  const error =
    isMissing && intl.formatMessage(text === '' ? builderMessages.missing : builderMessages.wrong);
  if (!custom || !load) {
    return (
      <Field error={error} label={label} labelVisibility="hidden">
        <TypedValue {...props} />
      </Field>
    );
  }
  const byType = <TypedValue {...props} />;
  return (
    <Field error={error} label={label} labelVisibility="hidden">
      <LazyContribution
        contribution={custom}
        instead={byType}
        // What the field is stored as is what its filter gives: the point holds both to one type.
        load={load as Lazy<CustomFieldFilterProps>}
        pending={byType}
        props={{
          attribute,
          value: valueOfText(attribute, text),
          onChange: (value) => onChange(textOfValue(value)),
          label,
          invalid: isMissing,
        }}
      />
    </Field>
  );
}
