import { httpRef, Section, useService } from '@admin/shell';
import { Checkbox } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { webhookEditMessages as messages } from './messages.ts';
import { webhookLimitsQuery } from './webhook-queries.ts';
import styles from './LimitsField.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The content types and locales to which a webhook is limited; nothing on a server without limits. */
export function LimitsField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const limits = useQuery(webhookLimitsQuery(useService(httpRef)));
  if (!limits.data) return null;
  const { contentTypes, locales } = limits.data;
  const types = contentTypes.map(({ uid, displayName }) => ({ value: uid, label: displayName }));
  const codes = locales.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Section
      description={intl.formatMessage(messages.limitsBody)}
      title={intl.formatMessage(messages.limits)}
    >
      <Choices
        choices={types}
        disabled={disabled}
        label={intl.formatMessage(messages.contentTypes)}
        name="contentTypes"
      />
      {codes.length > 1 && (
        <Choices
          choices={codes}
          disabled={disabled}
          hint={intl.formatMessage(messages.localesHint)}
          label={intl.formatMessage(messages.locales)}
          name="locales"
        />
      )}
    </Section>
  );
}

interface ChoicesProps {
  readonly name: 'contentTypes' | 'locales';
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
  readonly disabled: boolean;
}

/** A list of checkboxes. Stored values that no longer exist stay selected until they are removed. */
function Choices({ name, label, hint, choices, disabled }: ChoicesProps) {
  const { input } = useField<readonly string[]>(name, { subscription: { value: true } });
  // The form has an empty text instead of an empty list.
  const chosen: readonly string[] = input.value || [];
  const missing = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const change = (value: string, isChosen: boolean): void => {
    const others = chosen.filter((one) => one !== value);
    input.onChange((isChosen ? [...others, value] : others).toSorted());
  };
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.boxes}>
        {[...choices, ...missing.map((value) => ({ value, label: value }))].map((choice) => (
          <Checkbox
            checked={chosen.includes(choice.value)}
            {...(disabled && { disabled })}
            key={choice.value}
            label={choice.label}
            onCheckedChange={(isChosen) => change(choice.value, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
