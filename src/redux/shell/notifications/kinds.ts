/** In the order of the settings. */
export const notificationKinds = ['message', 'order', 'security', 'system'] as const
