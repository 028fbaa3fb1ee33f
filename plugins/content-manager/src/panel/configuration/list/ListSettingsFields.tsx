import { ownValue, labelInWords } from '@admin/content-model';
import { Section } from '@admin/shell';
import { Grid12 } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { SelectField, SwitchField, useFormValue } from '../form-fields.tsx';
import { configurationMessages } from '../messages.ts';
import { pageSizeChoices, sortableNames, type ListSettings } from './list-settings.ts';
import { listSettingsMessages } from './messages.ts';

/** The settings of a list: features and initial state. */
export function ListSettingsFields({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const [fields] = useFormValue<ListSettings['fields']>('fields');
  const { pageSize } = view.configuration.settings;
  const sizes = [...new Set([...pageSizeChoices, pageSize])].toSorted((one, next) => one - next);
  const attributes = sortableNames(view)
    .map((name) => ({ value: name, label: labelInWords(name, ownValue(fields, name)?.label) }))
    .toSorted((one, next) => one.label.localeCompare(next.label, intl.locale));
  return (
    <Section
      description={intl.formatMessage(listSettingsMessages.settings)}
      title={intl.formatMessage(configurationMessages.settings)}
    >
      <Grid12>
        <Grid12.Cell span={4}>
          <SwitchField label={listSettingsMessages.searchable} name="searchable" />
        </Grid12.Cell>
        <Grid12.Cell span={4}>
          <SwitchField label={listSettingsMessages.filterable} name="filterable" />
        </Grid12.Cell>
        <Grid12.Cell span={4}>
          <SwitchField label={listSettingsMessages.bulkable} name="bulkable" />
        </Grid12.Cell>
        <Grid12.Cell span={4}>
          <SelectField
            label={listSettingsMessages.pageSize}
            name="pageSize"
            options={sizes.map((size) => ({ value: String(size), label: intl.formatNumber(size) }))}
          />
        </Grid12.Cell>
        <Grid12.Cell span={4}>
          <SelectField label={listSettingsMessages.sortBy} name="defaultSortBy" options={attributes} />
        </Grid12.Cell>
        <Grid12.Cell span={4}>
          <SelectField
            label={listSettingsMessages.sortOrder}
            name="defaultSortOrder"
            options={[
              { value: 'ASC', label: intl.formatMessage(listSettingsMessages.ascending) },
              { value: 'DESC', label: intl.formatMessage(listSettingsMessages.descending) },
            ]}
          />
        </Grid12.Cell>
      </Grid12>
    </Section>
  );
}
