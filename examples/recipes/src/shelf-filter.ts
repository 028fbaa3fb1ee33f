import { mutateListFilters, type ListFilterField } from '@admin/plugin-content-manager/points';

const shelfNumber: ListFilterField = {
  name: 'recipes.shelf-number',
  path: ['shelf', 'number'],
  attribute: { type: 'integer' },
  input: 'number',
  operators: ['$eq', '$gt', '$lt'],
  label: { id: 'recipes.shelf-number', defaultMessage: 'Number of the shelf' },
};

/** Filters stories by the number of the linked shelf. */
export const shelfFilter = mutateListFilters.add({
  id: 'recipes.shelf-filter',
  run: (fields, { contentType }) =>
    contentType.uid === 'api::story.story' ? [...fields, shelfNumber] : fields,
});
