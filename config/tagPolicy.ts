/** Trusted Types policy that allows scripts from the analytics hosts, the only one in the security policy. */
export const tagPolicyName = "site-tags";
