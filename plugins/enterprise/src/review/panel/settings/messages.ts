/** Texts of the list and the pages of workflows. */
export const workflowMessages = {
  found: {
    id: 'review-workflows.found',
    defaultMessage: '{count, plural, =0 {No workflows} one {# workflow} other {# workflows}}',
  },
  emptyTitle: { id: 'review-workflows.empty.title', defaultMessage: 'No workflows yet' },
  emptyBody: {
    id: 'review-workflows.empty.body',
    defaultMessage:
      'A workflow takes the entries of a content type through stages, such as Draft, In review and Approved.',
  },
  create: { id: 'review-workflows.create', defaultMessage: 'Create a workflow' },
  back: { id: 'review-workflows.back', defaultMessage: 'Review workflows' },
  newTitle: { id: 'review-workflows.new.title', defaultMessage: 'New workflow' },
  actions: { id: 'review-workflows.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'review-workflows.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'review-workflows.edit', defaultMessage: 'Edit' },
  view: { id: 'review-workflows.view', defaultMessage: 'View' },
  delete: { id: 'review-workflows.delete', defaultMessage: 'Delete' },
  contentTypesOf: {
    id: 'review-workflows.content-types-of',
    defaultMessage: '{count, plural, =0 {No content types} one {# content type} other {# content types}}',
  },
  stagesColumn: { id: 'review-workflows.stages-column', defaultMessage: 'Stages' },
  contentTypesColumn: { id: 'review-workflows.content-types-column', defaultMessage: 'Content types' },
  name: { id: 'review-workflows.name', defaultMessage: 'Name' },
  general: { id: 'review-workflows.general', defaultMessage: 'General' },
  requiredStage: { id: 'review-workflows.required-stage', defaultMessage: 'Stage required to publish' },
  requiredStageHint: {
    id: 'review-workflows.required-stage.hint',
    defaultMessage: 'Entries can be published only in this stage.',
  },
  noRequiredStage: { id: 'review-workflows.required-stage.none', defaultMessage: 'No stage required' },
  contentTypes: { id: 'review-workflows.content-types', defaultMessage: 'Content types' },
  contentTypesBody: {
    id: 'review-workflows.content-types.body',
    defaultMessage:
      'Entries of these content types go through the stages. A content type belongs to one workflow.',
  },
  addContentType: { id: 'review-workflows.content-types.add', defaultMessage: 'Add a content type' },
  searchContentType: { id: 'review-workflows.content-types.search', defaultMessage: 'Search content types' },
  showContentTypes: { id: 'review-workflows.content-types.show', defaultMessage: 'Show content types' },
  noContentTypeFound: { id: 'review-workflows.content-types.none-found', defaultMessage: 'No matches' },
  loading: { id: 'review-workflows.loading', defaultMessage: 'Loading' },
  noContentTypes: { id: 'review-workflows.content-types.none', defaultMessage: 'No content types yet.' },
  removeContentType: { id: 'review-workflows.content-types.remove', defaultMessage: 'Remove {name}' },
  takenBy: { id: 'review-workflows.content-types.taken', defaultMessage: 'Belongs to {workflow}' },
  stages: { id: 'review-workflows.stages', defaultMessage: 'Stages' },
  stagesBody: {
    id: 'review-workflows.stages.body',
    defaultMessage: 'In order. New entries start in the first stage.',
  },
  addStage: { id: 'review-workflows.stages.add', defaultMessage: 'Add a stage' },
  stageName: { id: 'review-workflows.stage.name', defaultMessage: 'Name of the stage' },
  stageColor: { id: 'review-workflows.stage.color', defaultMessage: 'Color' },
  stageNumber: { id: 'review-workflows.stage.number', defaultMessage: 'Stage {number, number}' },
  unnamedStage: { id: 'review-workflows.stage.unnamed', defaultMessage: 'Unnamed stage' },
  firstStage: { id: 'review-workflows.stage.first', defaultMessage: 'Start' },
  publishStage: { id: 'review-workflows.stage.publish', defaultMessage: 'Required to publish' },
  deleteStage: { id: 'review-workflows.stage.delete', defaultMessage: 'Delete {name}' },
  lastStage: { id: 'review-workflows.stage.last', defaultMessage: 'A workflow needs at least one stage.' },
  stageLimit: {
    id: 'review-workflows.stage.limit',
    defaultMessage: 'A workflow has at most {count, number} stages.',
  },
  moves: { id: 'review-workflows.moves', defaultMessage: 'Who may move entries to this stage' },
  movesEveryone: {
    id: 'review-workflows.moves.everyone',
    defaultMessage: 'Everyone with access to the entry',
  },
  movesRoles: { id: 'review-workflows.moves.roles', defaultMessage: 'Selected roles' },
  movesByStage: { id: 'review-workflows.moves.by-stage', defaultMessage: 'Depends on the current stage' },
  movesFrom: { id: 'review-workflows.moves.from', defaultMessage: 'From {stage}' },
  nobody: { id: 'review-workflows.moves.nobody', defaultMessage: 'Only super administrators' },
  roles: { id: 'review-workflows.roles', defaultMessage: 'Roles' },
  rolesHint: {
    id: 'review-workflows.roles.hint',
    defaultMessage: 'Super administrators can always move entries. Without a role, only they can.',
  },
  rolesUnknown: {
    id: 'review-workflows.roles.unknown',
    defaultMessage: 'You need permission to read roles to change this selection.',
  },
  unknownRole: { id: 'review-workflows.roles.one-unknown', defaultMessage: 'Role {id}' },
  rolesSummary: {
    id: 'review-workflows.roles.summary',
    defaultMessage: '{count, plural, one {# role} other {# roles}}',
  },
  nameRequired: { id: 'review-workflows.name.required', defaultMessage: 'Enter a name.' },
  stageNameRequired: {
    id: 'review-workflows.stage.name.required',
    defaultMessage: 'Enter a name for the stage.',
  },
  stageNameTaken: { id: 'review-workflows.stage.name.taken', defaultMessage: 'Another stage has this name.' },
  draft: { id: 'review-workflows.stage.default.draft', defaultMessage: 'Draft' },
  inReview: { id: 'review-workflows.stage.default.review', defaultMessage: 'In review' },
  approved: { id: 'review-workflows.stage.default.approved', defaultMessage: 'Approved' },
} as const;

/** Texts of the dialogs that ask where entries go. */
export const destinationMessages = {
  cancel: { id: 'review-workflows.destination.cancel', defaultMessage: 'Cancel' },
  close: { id: 'review-workflows.destination.close', defaultMessage: 'Close' },
  deleteStageTitle: {
    id: 'review-workflows.destination.stage.title',
    defaultMessage: 'Delete the stage “{name}”?',
  },
  deleteStageBody: {
    id: 'review-workflows.destination.stage.body',
    defaultMessage:
      '{count, plural, one {# entry is} other {# entries are}} in this stage. The stage is deleted when you save the workflow.',
  },
  moveEntriesTo: { id: 'review-workflows.destination.move-to', defaultMessage: 'Move the entries to' },
  deleteStage: { id: 'review-workflows.destination.stage.confirm', defaultMessage: 'Delete stage' },
  detachTitle: {
    id: 'review-workflows.destination.detach.title',
    defaultMessage: 'Remove {name} from this workflow?',
  },
  detachBody: {
    id: 'review-workflows.destination.detach.body',
    defaultMessage:
      '{count, plural, one {# entry has} other {# entries have}} a stage of this workflow. {name} is removed when you save the workflow.',
  },
  detach: { id: 'review-workflows.destination.detach.confirm', defaultMessage: 'Remove' },
  attachTitle: { id: 'review-workflows.destination.attach.title', defaultMessage: 'Take over {name}?' },
  attachBody: {
    id: 'review-workflows.destination.attach.body',
    defaultMessage:
      '{name} belongs to the workflow {workflow}. It moves to this workflow when you save, and its entries get the stage that you choose.',
  },
  attach: { id: 'review-workflows.destination.attach.confirm', defaultMessage: 'Take over' },
  stageOfEntries: {
    id: 'review-workflows.destination.stage-of-entries',
    defaultMessage: 'Stage of the entries',
  },
  noStage: {
    id: 'review-workflows.destination.no-stage',
    defaultMessage: 'No stage: entries keep only their assignee',
  },
  deleteWorkflowTitle: {
    id: 'review-workflows.destination.workflow.title',
    defaultMessage: 'Delete the workflow “{name}”?',
  },
  deleteWorkflowBody: {
    id: 'review-workflows.destination.workflow.body',
    defaultMessage:
      'Its {stages, plural, one {stage is} other {# stages are}} deleted. {count, plural, =0 {No entries are in this workflow.} one {# entry is in this workflow.} other {# entries are in this workflow.}}',
  },
  deleteWorkflow: { id: 'review-workflows.destination.workflow.confirm', defaultMessage: 'Delete' },
  deleted: { id: 'review-workflows.destination.workflow.deleted', defaultMessage: 'Workflow deleted' },
} as const;
