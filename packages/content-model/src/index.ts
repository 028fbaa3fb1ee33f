export {
  type BlockNode,
  builtInNodeTypes,
  maxBlockDepth,
  type TextMark,
  textMarks,
  linkedEntries,
  linkedEntry,
  type LinkedEntry,
  textLines,
} from './blocks/block-nodes.ts';
export { countWords } from './blocks/count-words.ts';
export type {
  EditMetadata,
  FieldMetadata,
  FieldSize,
  LayoutGroups,
  ViewConfiguration,
  ViewLayouts,
  ViewSettings,
} from './configuration-types.ts';
export { brokenConfigurationRules } from './configuration/validate-configuration.ts';
export { defaultConfiguration, defaultMainField } from './configuration/default-configuration.ts';
export {
  canBeEntryTitle,
  canBeMainField,
  entryTitleName,
  isListable,
  isSortable,
  isSortableColumn,
  mainFieldNames,
} from './configuration/eligibility.ts';
export { labelInWords, nameInWords } from './configuration/label-in-words.ts';
export {
  storedConfiguration,
  mergeConfiguration,
  type SavedConfiguration,
} from './configuration/merge-configuration.ts';
export {
  nestedComponents,
  type Component,
  type ContentType,
  type ContentTypeKind,
  hasDraftAndPublish,
  isDisplayed,
  isLocalized,
  isLocalizedAttribute,
  isSharedByLocales,
  type Schemas,
} from './schema/content-type.ts';
export {
  creatorName,
  type Creator,
  type Entry,
  type Page,
  type Pagination,
  type RelationChange,
  type RelationPosition,
} from './entry.ts';
export { defaultValues } from './defaults.ts';
export {
  type ArrangedGroups,
  groupOfField,
  moveToGroup,
  stepThroughGroups,
  withRows,
  addGroup,
  isDivided,
  moveGroup,
  removeGroup,
  renameGroup,
  groupRows,
  maxGroupNameLength,
  maxGroups,
} from './layout/arranged-groups.ts';
export {
  appendField,
  isDropBehind,
  type LayoutPosition,
  placeholderName,
  removeField,
  resizeField,
  withoutPlaceholders,
  withPlaceholders,
  type LayoutStep,
  positionOf,
} from './layout/edit-rows.ts';
export { fieldSizeOf, fieldSizes, type FieldSizes, fieldWidths } from './layout/field-sizes.ts';
export { differencesBetween } from './merge/differences.ts';
export { mergeEntries } from './merge/merge-entries.ts';
export type { ValueDifference, MergeSide } from './merge/merging.ts';
export {
  buildSchemas,
  type BuiltSchemas,
  type SchemaDocument,
  type SchemaInput,
} from './parse/build-schemas.ts';
export type { CustomFieldAttribute, CustomFieldDeclaration } from './parse/attribute.ts';
export { extensionFile, type ContentTypeExtension } from './parse/extensions.ts';
export type { SchemaProblem } from './parse/problem.ts';
export { brokenPasswordRules, type PasswordRule } from './password.ts';
export {
  type FormItem,
  type FormRelation,
  type FormValues,
  tempKey,
  isSameValue,
} from './payload/form-values.ts';
export {
  relationChange,
  relationDifference,
  disconnectRelation,
  isRelationDifference,
  noDifference,
  connectRelation,
  type RelationDifference,
  shownRelations,
} from './payload/relation-difference.ts';
export { toForm } from './payload/to-form.ts';
export { toPayload, withoutTempKeys } from './payload/to-payload.ts';
export {
  type EntryAction,
  entryActionNames,
  entryActionOf,
  entryActions,
  entryActionsFor,
  entryActionTable,
  narrowedBy,
} from './permissions/entry-actions.ts';
export {
  commonFields,
  everyField,
  fieldSet,
  type FieldSet,
  fieldsPermitted,
  noField,
  unionOf,
  type FieldNode,
  fieldsOf,
  fieldTree,
  managedNames,
} from './permissions/field-set.ts';
export {
  anySubject,
  type Permission,
  type PermissionRequirement,
  includesLocale,
  permitsLocale,
  permitsSomeLocale,
  superAdminCode,
} from './permissions/permission.ts';
export {
  type FilterCondition,
  type FilterJoint,
  filterLimits,
  type FilterTree,
  isEmptyFilters,
  type ListFilter,
  type ListFilters,
  noFilters,
  type OtherFilter,
} from './filters/filter.ts';
export {
  filtersFromAddress,
  filtersToAddress,
  isFilterKey,
  parseFilters,
  withoutFilter,
  writeFilters,
} from './filters/parse-filters.ts';
export {
  fieldOfCondition,
  type FilterField,
  filterFields,
  operatorValues,
  sharesValues,
} from './filters/filter-fields.ts';
export {
  filterPeriods,
  isFilterPeriod,
  type FilterContext,
  resolveFilters,
} from './filters/resolve-filters.ts';
export { inOrder, isCompleteCondition, isValueOf, maxFilterValues } from './filters/filter-values.ts';
export type { BlocksProblem } from './rules/block-properties.ts';
export { brokenBlocksRules, isPluginNodeType, readBlocks } from './rules/broken-blocks.ts';
export { isSafeImageSource, isSafeLink } from './rules/link.ts';

export { broken } from './rules/rule.ts';
export { brokenScalarRules } from './rules/scalar.ts';
export { componentUids, freeUidNear, isUid } from './rules/uids.ts';
export { matchText, type TextMatcher } from './rules/text.ts';
export {
  type Attribute,
  type Attributes,
  type AttributeType,
  attributeTypes,
  type ComponentAttribute,
  type DynamicZoneAttribute,
  type EnumerationAttribute,
  isMorph,
  isScalar,
  isSecret,
  isManaged,
  isToOne,
  type MediaAttribute,
  type MediaKind,
  mediaKinds,
  type NumberAttribute,
  type RelationAttribute,
  type ScalarAttribute,
  type ScalarType,
  type TextAttribute,
  type UidAttribute,
  type CustomFieldStoredValues,
  type CustomFieldType,
  customFieldTypes,
} from './schema/attribute.ts';
export {
  defineSharedField,
  type FieldMessage,
  type SharedField,
  type SharedFieldType,
} from './shared-field.ts';
export {
  componentItem,
  type ComponentItem,
  contentTypeItem,
  type ContentTypeItem,
  schemasFromItems,
} from './schema/item.ts';
export { isRecord, ownValue } from './schema/own-value.ts';
export { isSystemField, trailingAttributes, userUid } from './schema/system-attributes.ts';
export { shortTerm, wordPrefixes, wordPrefixesVersion } from './word-prefixes.ts';
