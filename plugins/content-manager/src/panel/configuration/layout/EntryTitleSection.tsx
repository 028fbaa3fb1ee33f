import { Section } from '@admin/shell';
import { Grid12 } from '@admin/ui';
import { useIntl } from 'react-intl';
import { SelectField } from '../fields/SelectField.tsx';
import { useFormValue } from '../fields/use-form-value.ts';
import { ModelLink } from '../links/ModelLink.tsx';
import { configurationMessages } from '../messages.ts';
import { fieldLabel, titleNames } from './layout-fields.ts';
import type { LayoutModel } from './layout-model.ts';
import type { LayoutValues } from './layout-values.ts';
import { layoutMessages } from './messages.ts';

/** What names an entry of the model. */
export function EntryTitleSection({ model }: { readonly model: LayoutModel }) {
  const intl = useIntl();
  const [fields] = useFormValue<LayoutValues['fields']>('fields');
  const options = titleNames(model)
    .map((name) => ({ value: name, label: fieldLabel(fields, name) }))
    .toSorted((one, next) => one.label.localeCompare(next.label, intl.locale));
  return (
    <Section
      actions={<ModelLink category={model.category} uid={model.uid} />}
      title={intl.formatMessage(configurationMessages.settings)}
    >
      <Grid12>
        <Grid12.Cell span={6}>
          <SelectField
            hint={intl.formatMessage(layoutMessages.entryTitleHint)}
            label={layoutMessages.entryTitle}
            name="mainField"
            none={layoutMessages.noTitle}
            options={options}
          />
        </Grid12.Cell>
      </Grid12>
    </Section>
  );
}
