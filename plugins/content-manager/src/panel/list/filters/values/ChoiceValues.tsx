import { Checkbox } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { builderMessages } from '../builder-messages.ts';
import styles from './values.module.css';

/** Some of the values of an enumeration, as a list to check. */
export function ChoiceValues(props: {
  readonly options: readonly string[];
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isMissing: boolean;
}) {
  const { options, label, chosen, onChange, isMissing } = props;
  const intl = useIntl();
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={isMissing ? errorId : undefined}
      aria-label={label}
      className={styles.choices}
    >
      {options.map((option) => (
        <Checkbox
          checked={chosen.includes(option)}
          key={option}
          label={option}
          onCheckedChange={(isChosen) =>
            onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))))
          }
        />
      ))}
      {isMissing && (
        <output className={styles.missing} id={errorId}>
          {intl.formatMessage(builderMessages.missing)}
        </output>
      )}
    </fieldset>
  );
}
