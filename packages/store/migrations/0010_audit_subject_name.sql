-- The log names what something was done to as it was called then: a file, a job, an account that may be gone today.
ALTER TABLE audit_entry ADD COLUMN subject_name text;
