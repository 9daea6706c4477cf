-- Texts that an editor changed keep their words under the keys of today.
UPDATE language_entry AS entry
SET text_key = regexp_replace(entry.text_key, '^deed\.', 'audit_action.')
WHERE entry.text_key LIKE 'deed.%' AND entry.is_edited AND NOT EXISTS (
  SELECT 1 FROM language_entry AS taken
  WHERE taken.text_key = regexp_replace(entry.text_key, '^deed\.', 'audit_action.'));
UPDATE language_entry AS entry
SET text_key = regexp_replace(entry.text_key, '^post\.', 'admin_message.')
WHERE entry.text_key LIKE 'post.%' AND entry.is_edited AND NOT EXISTS (
  SELECT 1 FROM language_entry AS taken
  WHERE taken.text_key = regexp_replace(entry.text_key, '^post\.', 'admin_message.'));
UPDATE language_entry AS entry
SET text_key = 'screen.admin_messages'
WHERE entry.text_key = 'screen.post' AND entry.is_edited AND NOT EXISTS (
  SELECT 1 FROM language_entry AS taken WHERE taken.text_key = 'screen.admin_messages');

-- Demo worlds of before have accounts, and nothing that tells the server their password.
INSERT INTO setting (name, value, updated_at)
SELECT 'demo', '{"password":"trendee-demo"}', now()
WHERE EXISTS (SELECT 1 FROM account WHERE is_demo)
ON CONFLICT (name) DO NOTHING;
