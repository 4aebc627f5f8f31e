"""What every door for language models needs: answers read out of prose, and a seat's moment told in words."""
