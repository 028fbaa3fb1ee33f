import { FormElement, FormProvider, notifyRef, PageBody, submitForm, useService } from '@admin/shell';
import type { FormApi } from 'final-form';
import { explainConfigurationError } from '../saving/explain-configuration-error.ts';
import type { SaveConfiguration } from '../saving/use-save-configuration.ts';
import { EntryTitleSection } from './EntryTitleSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import styles from './LayoutForm.module.css';
import type { LayoutModel } from './layout-model.ts';
import { layoutValues, savedLayout, type LayoutValues } from './layout-values.ts';
import { LayoutHeader } from './LayoutHeader.tsx';
import { layoutMessages } from './messages.ts';

export interface LayoutFormProps {
  readonly model: LayoutModel;
  readonly save: SaveConfiguration;
}

/** The form of a layout: what names an entry, and where its fields stand. */
export function LayoutForm({ model, save }: LayoutFormProps) {
  const notify = useService(notifyRef);
  const { configuration } = model;
  const submit = (values: LayoutValues, form: FormApi<LayoutValues>) =>
    submitForm({
      values,
      send: async () => {
        const saved = await save(savedLayout(configuration, values));
        // Only once the form has noticed that the submission is over does it take new values.
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
