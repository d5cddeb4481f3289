/** `manage` includes all others. */
export const actions = ['read', 'create', 'update', 'delete', 'manage'] as const
