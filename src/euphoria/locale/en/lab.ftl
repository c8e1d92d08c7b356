# The laboratory: many games, their tables and reports.

lab-missing = This needs { $library }, which is not installed: pip install 'euphoria[{ $extra }]'.
lab-worker-lost = A worker process has ended unexpectedly; perhaps memory ran out. What was kept is not lost: the same command goes on from there.
lab-cluster-none = No Ray cluster answers at '{ $address }'. One is started with: ray start --head
lab-cluster-lost = The cluster was lost in mid-run. What was kept is not lost: the same command goes on from there.
lab-cluster-revision = A machine of the cluster has another version of the rules: install the same version everywhere.
lab-folder-none = '{ $folder }' holds no simulated games.
lab-folder-other = '{ $folder }' holds something else: give an empty or a new folder.
lab-folder-plan = '{ $folder }' holds games of another plan: give the same game, players, bots, seed, options and --decisions, or another folder.
lab-folder-twice = '{ $folder }' holds some games twice: two commands have written there at once.
lab-folder-number = '{ $folder }' holds no game { $number }.
lab-folder-differs = Game { $number } of '{ $folder }' does not come out as it was kept: a bot has changed since.
lab-folder-revision = The games in '{ $folder }' were played by another revision of the rules; this is revision { $revision } of { $title }.
lab-folder-schema = '{ $file }' in '{ $folder }' has schema { $schema }; this version reads schema { $known }.
lab-folder-broken = '{ $file }' in '{ $folder }' is damaged: take it away, and the same command plays its games again.
