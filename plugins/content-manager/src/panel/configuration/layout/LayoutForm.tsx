import {
  FormElement,
  FormProvider,
  notifyRef,
  PageBody,
  Section,
  submitForm,
  useService,
} from '@admin/shell';
import { Grid12 } from '@admin/ui';
import type { FormApi } from 'final-form';
import { useIntl } from 'react-intl';
import { SelectField, useFormValue } from '../form-fields.tsx';
import { ModelLink } from '../links.tsx';
import { configurationMessages } from '../messages.ts';
import { explainConfigurationError, type SaveConfiguration } from '../use-save-configuration.ts';
import { FieldsSection } from './FieldsSection.tsx';
import { fieldLabel, titleNames } from './layout-fields.ts';
import { type LayoutModel, layoutValues, type LayoutValues, savedLayout } from './layout-model.ts';
import styles from './LayoutForm.module.css';
import { LayoutHeader } from './LayoutHeader.tsx';
import { layoutMessages } from './messages.ts';

export interface LayoutFormProps {
  readonly model: LayoutModel;
  readonly save: SaveConfiguration;
}

/** The form of a layout: the entry title, and the fields. */
export function LayoutForm({ model, save }: LayoutFormProps) {
  const notify = useService(notifyRef);
  const { configuration } = model;
  const submit = (values: LayoutValues, form: FormApi<LayoutValues>) =>
    submitForm({
      values,
      send: async () => {
        const saved = await save(savedLayout(configuration, values));
        // The form accepts new initial values only after its submission has ended.
        setTimeout(() => form.initialize(layoutValues(saved)));
        notify({ tone: 'success', title: layoutMessages.saved });
      },
      explain: (error) => {
        notify({ tone: 'warning', title: layoutMessages.failed });
        return explainConfigurationError(error);
      },
    });
  return (
    <FormProvider<LayoutValues> initialValues={layoutValues(configuration)} onSubmit={submit}>
      <LayoutHeader model={model} />
      <PageBody>
        <FormElement className={styles['form']}>
          <EntryTitleSection model={model} />
          <FieldsSection model={model} />
        </FormElement>
      </PageBody>
    </FormProvider>
  );
}

/** The setting of the entry title. */
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
